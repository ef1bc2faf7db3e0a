import type { Bet } from '../features/bets/betsApi';
import { judgeReceipts } from '../features/bets/receipts/judgeStakes';
import type { FetchedList } from '../features/bets/receipts/judgeStakes';
import * as machine from '../features/bets/receipts/receipt';
import type { Debit, Receipt } from '../features/bets/receipts/receipt';
import { betOf } from './betOf';

export const stake = { roundId: 50, number: '07', amount: 1000 };
export const bet = (id: number | null, changed: Partial<Bet> = {}) => betOf({ id, ...changed });
export const sending = (
  id: string,
  baseline: string[] | null = [],
  debit: Debit = 'none',
): Receipt => machine.receiptOfPress({ id, userId: '1001', stake, baseline, debit });
export const accepted = (id: string, betKey: string | null, baseline?: string[] | null) =>
  machine.receiptAfterAcceptance(sending(id, baseline), betKey);
export const refused = (id: string, baseline?: string[] | null) =>
  machine.receiptAfterRefusal(sending(id, baseline), false);
const requested = (receipt: Receipt) => machine.receiptAfterRequest(receipt, 'requested');
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
export const judge = (
  receipts: Receipt[],
  bets: Bet[],
  list: Partial<FetchedList> = {},
  othersKeys: string[] = [],
) =>
  judgeReceipts(
    receipts,
    { bets, requestId: 'requested', isPartial: false, known: [], ...list },
    othersKeys,
  ).map((verdict) => {
    const { kind, receipt } = verdict;
    if (kind === 'missed') return `${receipt.id} ${verdict.state}`;
    return [receipt.id, kind, ...('betKey' in verdict ? [verdict.betKey] : [])].join(' ');
  });
