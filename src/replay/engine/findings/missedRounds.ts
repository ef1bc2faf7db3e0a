import { selectResults } from '../../../features/game/gameSelectors';
import type { Detector, Finding } from './finding';

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
    read({ step, at, state, before }) {
      const { id, isIdGuessed } = state.game.round;
      if (state.game !== before?.game && typeof id === 'number' && !isIdGuessed && id !== current) {
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
        return [{ kind: 'round', step, at, text }];
      });
    },
  };
}
