import { selectIsAtHome } from '../../../store/navigationSlice';
import type { RootState } from '../../../store/rootState';
import type { Bet } from '../../../domain/bet';
import { selectBets } from '../../../features/bets/betsSelectors';
import { selectResults, selectReveal } from '../../../features/game/gameSelectors';
import { disagreementOf } from '../../../features/outcomes/settlementCheck';
import { rielText } from '../rielText';
import { factsOf, roundFact } from './finding';
import type { Detector, Finding } from './finding';

/** The number of a round, as an event or a list has it. */
export interface Drawn {
  roundId: number | null;
  digits: string | null;
}

/** A round whose number is another one than before, with what of the earlier one the screen had shown. */
export function changedResults(): Detector {
  const found: Finding[] = [];
  const known = new Map<number, string>();
  const shown = new Map<number, { digits: string; count: number }>();
  return {
    kinds: ['result'],
    read({ step, at, state, before }) {
      // The result modal opens on the home screen only.
      const reveal = before && selectIsAtHome(before) ? selectReveal(before) : null;
      if (reveal) shown.set(reveal.roundId, { digits: reveal.digits, count: reveal.revealedCount });
      if (before && before.game === state.game && before.api === state.api) return;
      for (const { roundId, digits } of numbersOf(state, before)) {
        if (roundId === null || digits === null) continue;
        const earlier = known.get(roundId);
        known.set(roundId, digits);
        if (earlier === undefined || earlier === digits) continue;
        const text = `the result of round ${roundId} changed from ${earlier} to ${digits}${shownText(earlier, shown.get(roundId))}`;
        const facts = factsOf(roundFact(roundId), `${earlier} → ${digits}`);
        found.push({ kind: 'result', step, at, text, facts });
      }
    },
    findings: () => found,
  };
}

function shownText(digits: string, shown: { digits: string; count: number } | undefined): string {
  if (shown?.digits !== digits || shown.count === 0) return '';
  return shown.count < digits.length
    ? `, after the last ${shown.count} of ${digits.length} digits of ${digits} were shown`
    : `, after ${digits} was shown in full`;
}

/** The numbers of rounds that came with a step; all of them at the first one. */
export function numbersOf(state: RootState, before: RootState | null): Drawn[] {
  return sources.flatMap((select) => {
    const held = select(state);
    if (!held || (before && select(before) === held)) return [];
    return [held].flat().map((one) => ({
      roundId: one.roundId,
      digits: 'drawnDigits' in one ? one.drawnDigits : one.digits,
    }));
  });
}

type Held = Drawn | Pick<Bet, 'roundId' | 'drawnDigits'>;

const sources: ((state: RootState) => Held | readonly Held[] | null | undefined)[] = [
  ({ game }) => game.earlyResult,
  ({ game }) => game.round.calculated,
  selectReveal,
  selectResults,
  selectBets,
];

interface Jump {
  step: number;
  at: number;
  from: number;
  to: number;
}

/** Rounds that were played, by a list of results, and that the player's page never showed. */
export function missedRounds(): Detector {
  const jumps: Jump[] = [];
  const played = new Set<number>();
  const shown = new Set<number>();
  let current: number | null = null;
  return {
    kinds: ['round'],
    read({ step, at, state, before }) {
      const { id } = state.game.round;
      if (state.game !== before?.game && typeof id === 'number' && id !== current) {
        if (current !== null && id > current) jumps.push({ step, at, from: current, to: id });
        shown.add(id);
        current = id;
      }
      const results = selectResults(state);
      if (!before || results !== selectResults(before)) {
        for (const { roundId } of results ?? []) played.add(roundId);
      }
    },
    findings() {
      return jumps.flatMap(({ step, at, from, to }): Finding[] => {
        const missed = [...played]
          .filter((id) => id > from && id < to && !shown.has(id))
          .sort((one, other) => one - other);
        if (missed.length === 0) return [];
        const names = missed.length === 1 ? missed[0] : `${missed[0]}–${missed.at(-1)}`;
        const text = `${missed.length === 1 ? 'round' : 'rounds'} ${names} missed, after round ${from}`;
        return [{ kind: 'round', step, at, text, facts: `#${names}` }];
      });
    },
  };
}

/** Settled bets whose figures differ from those of their rule; each is found in the first such list. */
export function wrongSettlements(): Detector {
  const found: Finding[] = [];
  // A list that is fetched again shares the bets that did not change.
  const checked = new WeakSet<Bet>();
  const reported = new Set<string>();
  return {
    kinds: ['settlement'],
    read({ step, at, state, before }) {
      const bets = selectBets(state) ?? [];
      if (before && bets === selectBets(before)) return;
      for (const bet of bets) {
        if (checked.has(bet)) continue;
        checked.add(bet);
        const disagreement = disagreementOf(bet);
        if (!disagreement) continue;
        const { server, rule } = disagreement;
        const { number, roundId, drawnDigits } = bet;
        const text =
          `bet on ${number} of round ${roundId} (drawn ${drawnDigits}) settled with ` +
          `${rielText(server)}; by its rule it is ${rielText(rule)}`;
        const figures = `${rielText(server)} ≠ ${rielText(rule)}`;
        const facts = factsOf(roundFact(roundId), number, figures);
        if (!reported.has(text)) found.push({ kind: 'settlement', step, at, text, facts });
        reported.add(text);
      }
    },
    findings: () => found,
  };
}
