import type { BetRow, Press } from './betRow';
import { prizeKey, stakeKey } from './money';
import type { Money } from './money';
import { explainBalance } from './explainBalance';
import type { BalanceChange } from './explainBalance';
import { outcomeOfPress } from './outcomes';

/** The player's stakes in a recording. */
export interface RecordedBets {
  /** One for each press on confirm, oldest first. */
  rows: readonly BetRow[];
  /** The changes of the balance that no stake and no prize of the recording adds up to. */
  unexplained: readonly BalanceChange[];
}

/** What came of each press, with the balance around it. */
export function recordedBets(presses: readonly Press[], money: Money): RecordedBets {
  const { changes } = money;
  const explained = explainBalance(changes, money.movesOf(presses));
  const balances = new Map<string, number>();
  for (const [index, parts] of explained.entries()) {
    for (const { key } of parts ?? []) balances.set(key, changes[index]?.after ?? 0);
  }
  return {
    rows: presses.map((press) => rowOf(press, balances)),
    unexplained: changes.filter((_, index) => explained[index] === null),
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
