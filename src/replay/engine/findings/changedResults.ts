import type { RootState } from '../../../app/rootReducer';
import { selectIsAtHome } from '../../../app/navigation/navigationSlice';
import type { Bet } from '../../../features/bets/betsApi';
import { selectBets } from '../../../features/bets/betsSelectors';
import { selectResults, selectReveal } from '../../../features/game/gameSelectors';
import type { Detector, Finding } from './finding';

/** The number of a round, as an event or a list has it. */
interface Drawn {
  roundId: number | null;
  digits: string | null;
}

/** A round whose number is another one than before, with what of the earlier one the screen had shown. */
export function changedResults(): Detector {
  const found: Finding[] = [];
  const known = new Map<number, string>();
  const shown = new Map<number, { digits: string; count: number }>();
  return {
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
        found.push({ kind: 'result', step, at, text });
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

/** The numbers that came with a step; all of them at the first one. */
function numbersOf(state: RootState, before: RootState | null): Drawn[] {
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
