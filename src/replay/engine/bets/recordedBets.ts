import type { Bet } from '../../../features/bets/betsApi';
import { selectBets } from '../../../features/bets/betsSelectors';
import type { ReadStep } from '../readSteps';
import { isUnconfirmed, outcomeOfPress } from './betRow';
import type { BetRow, Press } from './betRow';
import { explainBalance, prizeKey, stakeKey } from './money';
import type { BalanceChange, Money, UnpaidPrize } from './money';

/** A bet of the player as the app received it last. */
export interface ListedBet {
  bet: Bet;
  /** The step that brought it in this form. */
  step: number;
}

/** Reads every bet that the calls of a recording brought, in the list or as the answer to a stake. */
export class ListedBets {
  private readonly byId = new Map<number, ListedBet>();
  /** Those of the last list that share an id or have none: nothing tells them apart from later ones. */
  private others: readonly ListedBet[] = [];

  read({ step, state, before }: ReadStep): void {
    const bets = selectBets(state);
    if (bets === undefined || (before !== null && bets === selectBets(before))) return;
    const others: ListedBet[] = [];
    const ids = new Set<number>();
    for (const bet of bets) {
      const { id } = bet;
      if (id === null || ids.has(id)) others.push({ bet, step });
      else if (this.byId.get(id)?.bet !== bet) this.byId.set(id, { bet, step });
      if (id !== null) ids.add(id);
    }
    this.others = others;
  }

  all(): readonly ListedBet[] {
    return [...this.byId.values(), ...this.others];
  }
}

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
