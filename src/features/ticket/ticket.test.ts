import { receiptOfPress } from '../receipts/receiptMachine';
import type { ReceiptState } from '../receipts/receipt';
import { isSendable, statusOfLine, ticketAfterReload } from './ticket';
import type { LineStatus } from './ticket';

const line = { id: 'l', number: '07', amount: 1000, receiptId: 'r' };

const stake = { roundId: 50, number: '07', amount: 1000 };
const receipt = receiptOfPress({ id: 'r', userId: '1001', stake, baseline: [] });

describe('statusOfLine', () => {
  it.each<[ReceiptState, LineStatus]>([
    ['sending', 'sending'],
    ['checking', 'unclear'],
    ['accepted', 'placed'],
    ['placed', 'placed'],
    ['notFound', 'unclear'],
    ['unclear', 'unclear'],
    ['notPlaced', 'waiting'],
    ['refused', 'refused'],
  ])('calls a line whose receipt is %s %s', (state, status) => {
    expect(statusOfLine(line, { ...receipt, state })).toBe(status);
  });

  it('calls a line without a receipt waiting, and one whose receipt is gone unclear', () => {
    expect(statusOfLine({ ...line, receiptId: null }, undefined)).toBe('waiting');
    expect(statusOfLine(line, undefined)).toBe('unclear');
  });
});

it('isSendable allows only lines that the server surely does not have', () => {
  const all: LineStatus[] = ['waiting', 'refused', 'sending', 'unclear', 'placed'];
  expect(all.filter(isSendable)).toEqual(['waiting', 'refused']);
});

describe('ticketAfterReload', () => {
  const run = { id: 'run', lineIds: ['l'], cleared: 0, isSending: true, stop: null };

  it('ends what was being sent as interrupted', () => {
    expect(ticketAfterReload({ roundId: 50, lines: [line], run })).toEqual({
      roundId: 50,
      lines: [line],
      run: { ...run, isSending: false, stop: { kind: 'interrupted' } },
    });
  });

  it('leaves a ticket as it is that was not being sent', () => {
    const ended = { roundId: 50, lines: [line], run: { ...run, isSending: false } };
    expect(ticketAfterReload(ended)).toEqual(ended);
  });
});
