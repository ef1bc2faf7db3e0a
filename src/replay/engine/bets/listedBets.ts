import type { Bet } from '../../../features/bets/betsApi';
import { selectBets } from '../../../features/bets/betsSelectors';
import type { ReadStep } from '../readSteps';

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
