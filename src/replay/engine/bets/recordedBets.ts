import { isUnconfirmed, outcomeOfPress } from './betRow';
import type { BetRow, Press } from './betRow';
import { explainBalance, prizeKey, stakeKey } from './money';
import type { BalanceChange, Money, UnpaidPrize } from './money';

/** A press on confirm, and what came of it. */
export interface RecordedBet {
  press: Press;
  row: BetRow;
}

/** The player's stakes in a recording. */
export interface RecordedBets {
  /** Oldest first. */
  bets: readonly RecordedBet[];
  /** The prizes that no change of the balance contains. */
  unpaid: readonly UnpaidPrize[];
  /** The changes of the balance that no stake and no prize of the recording adds up to. */
  unexplained: readonly BalanceChange[];
}

/** What came of each press, with the balance around it. */
export function recordedBets(presses: readonly Press[], money: Money): RecordedBets {
  const { changes } = money;
  const moves = money.movesOf(presses);
  const explained = explainBalance(changes, moves);
  const balances = new Map<string, number>();
  /** The moves that are a change of their own. */
  const single = new Set<string>();
  for (const [index, parts] of explained.entries()) {
    for (const { key } of parts ?? []) balances.set(key, changes[index]?.after ?? 0);
    if (parts?.length === 1) single.add(parts[0]?.key ?? '');
  }
  return {
    bets: presses.map((press) => ({
      press,
      row: withTakenStake(rowOf(press, balances), press, single),
    })),
    unpaid: money.unpaidPrizes(moves.filter(({ key }) => !balances.has(key))),
    unexplained: changes.filter((_, index) => explained[index] === null),
  };
}

/** A stake that no list shows, while the balance looks as if the server had it. */
function withTakenStake(row: BetRow, { receipt }: Press, single: ReadonlySet<string>): BetRow {
  if (!isUnconfirmed(row) || !receipt || !single.has(stakeKey(receipt.id))) return row;
  const { reason } = row.outcome;
  const balanceText = 'but the balance fell by exactly this stake';
  return {
    ...row,
    outcome: { ...row.outcome, reason: [reason, balanceText].filter(Boolean).join(', ') },
  };
}

function rowOf(press: Press, balances: ReadonlyMap<string, number>): BetRow {
  const { step, at, secondsLeft, stake, isLine, events, balance, receipt, bet } = press;
  return {
    step,
    at,
    secondsLeft,
    stake,
    isLine,
    events,
    outcome: outcomeOfPress(press),
    receiptState: receipt?.state ?? null,
    bet,
    balance: {
      before: balance,
      after: (receipt && balances.get(stakeKey(receipt.id))) ?? null,
      withPrize: balances.get(prizeKey(press)) ?? null,
    },
  };
}
