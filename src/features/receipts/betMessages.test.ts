import { km } from '../../i18n/km';
import { callTimeText, receiptMessage, receiptSeverity } from './betMessages';
import * as machine from './receiptMachine';
import type { UnansweredCause } from './receipt';

const stake = { roundId: 50, number: '07', amount: 1000 };
const sending = machine.receiptOfPress({ id: 'a', userId: '1001', stake, baseline: [] });

describe('the message of a receipt', () => {
  const checking = (cause: UnansweredCause) => machine.receiptAfterSilence(sending, cause);
  const notFound = machine.receiptAfterMiss(checking('offline'), 'notFound');
  const accepted = machine.receiptAfterAcceptance(sending, '9');
  const { receipt } = km;

  it.each([
    [sending, receipt.sending, '', 'waiting'],
    [checking('offline'), receipt.checking, receipt.checkingHint, 'waiting'],
    [checking('server'), receipt.checking, receipt.checkingHint, 'waiting'],
    [accepted, receipt.placed, '', 'good'],
    [machine.receiptAfterTwin(accepted, '10'), receipt.twin, receipt.twinHint, 'bad'],
    [
      machine.receiptAfterFind(checking('offline'), '9'),
      receipt.placed,
      receipt.placedHint,
      'good',
    ],
    [machine.receiptAfterFind(notFound, '9'), receipt.placed, receipt.lateHint, 'good'],
    [notFound, receipt.notFound, receipt.notFoundHint, 'waiting'],
    [{ ...notFound, debit: 'seen' as const }, receipt.notFound, receipt.debitedHint, 'waiting'],
    [machine.receiptAfterMiss(notFound, 'unclear'), receipt.unclear, receipt.unclearHint, 'bad'],
    [machine.receiptAfterProof(notFound), receipt.notPlaced, receipt.notPlacedHint, 'bad'],
    [machine.receiptAfterRefusal(sending, true), receipt.notPlaced, receipt.refusedHint, 'bad'],
  ] as const)('says what it is and how it looks (%#)', (one, title, hint, severity) => {
    expect(receiptMessage(one)).toEqual({ title, hint });
    expect(receiptSeverity(one)).toBe(severity);
  });
});

describe('the time of the answer', () => {
  const ended = (ms: number, isUnanswered: boolean) => ({
    ...sending,
    callTime: { ms, isUnanswered },
  });

  it('is given in seconds, also of a time-out; a refused connection can’t be reached', () => {
    const silent = (ms: number, cause: UnansweredCause) =>
      callTimeText(machine.receiptAfterSilence(ended(ms, true), cause));
    expect(callTimeText(ended(2449, false))).toBe(km.receipt.answeredAfter('2.4'));
    expect(silent(15_000, 'timeout')).toBe(km.receipt.unansweredAfter('15.0'));
    expect(silent(3, 'offline')).toBe(km.receipt.unreachable);
    expect(silent(3, 'server')).toBeNull();
    expect(callTimeText(ended(49, false))).toBeNull();
    expect(callTimeText(sending)).toBeNull();
  });

  it('is left out once the stake is not found or unclear', () => {
    const checking = machine.receiptAfterSilence(ended(15_000, true), 'timeout');
    for (const state of ['notFound', 'unclear'] as const)
      expect(callTimeText(machine.receiptAfterMiss(checking, state))).toBeNull();
  });

  it('shows the receipt of an accepted stake only if it is longer than a second', () => {
    const accepted = (ms: number) => machine.receiptAfterAcceptance(ended(ms, false), '9');
    expect(accepted(1000)).toMatchObject({ state: 'accepted', isShown: false });
    expect(accepted(1001)).toMatchObject({ state: 'accepted', isShown: true });
    expect(machine.receiptAfterAcceptance(sending, '9')).toMatchObject({ isShown: false });
  });
});
