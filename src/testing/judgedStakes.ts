import type { Bet } from '../domain/bet';
import { judgeReceipts } from '../features/receipts/judgeStakes';
import type { FetchedList } from '../features/receipts/judgeStakes';
import * as machine from '../features/receipts/receiptMachine';
import type { Debit, Receipt } from '../features/receipts/receipt';
import { betOf } from './betOf';

export const stake = { roundId: 50, number: '07', amount: 1000 };
export const bet = (id: number | null, changed: Partial<Bet> = {}) => betOf({ id, ...changed });
/** `baseline` null: the bets before the press are unknown. */
export const sending = (
  id: string,
  baseline: string[] | null = [],
  debit: Debit = 'none',
): Receipt => {
  const press = { id, userId: '1001', stake, baseline: baseline ?? [], debit };
  return machine.receiptOfPress(baseline ? press : { ...press, isBaselinePartial: true });
};
const requested = (receipt: Receipt) => machine.receiptAfterRequest(receipt, 'requested');
export const accepted = (id: string, betKey: string | null, baseline?: string[] | null) =>
  requested(machine.receiptAfterAcceptance(sending(id, baseline), betKey));
export const refused = (id: string, baseline?: string[] | null) =>
  requested(machine.receiptAfterRefusal(sending(id, baseline), false));
export const unrequested = (id: string, baseline?: string[] | null, debit?: Debit) =>
  machine.receiptAfterSilence(sending(id, baseline, debit), 'offline');
export const checking = (...press: Parameters<typeof unrequested>) =>
  requested(unrequested(...press));
export const notFound = (...press: Parameters<typeof unrequested>) =>
  machine.receiptAfterMiss(checking(...press), 'notFound');
export const notPlaced = (id: string) => machine.receiptAfterProof(checking(id));
/** The list was requested after a later round was drawn. */
export const overdue = (receipt: Receipt) => requested(machine.receiptAfterLaterRound(receipt));

/** The verdicts in short: `a found 9`. */
export const judge = (receipts: Receipt[], bets: Bet[], list: Partial<FetchedList> = {}) => {
  const fetched = { bets, requestId: 'requested', isPartial: false, ...list };
  return judgeReceipts(receipts, fetched).map((verdict) => {
    const { kind, receipt } = verdict;
    if (kind === 'missed') return `${receipt.id} ${verdict.state}`;
    return [receipt.id, kind, ...('betKey' in verdict ? [verdict.betKey] : [])].join(' ');
  });
};
