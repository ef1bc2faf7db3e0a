import { betKeyOf } from '../../../features/receipts/betKeys';
import type { Bet } from '../../../domain/bet';
import { selectOpenBets } from '../../../features/bets/betsSelectors';
import type { RootState } from '../../../store/rootState';
import { rielText } from '../rielText';
import { durationText } from '../timeText';
import { factsOf, roundFact } from './finding';
import type { Detector, Finding } from './finding';
import { numbersOf } from './rounds';

/** A server may settle a round this many milliseconds after its draw. */
const usualMs = 30_000;

interface OpenBet {
  bet: Bet;
  digits: string;
  /** Where the page knew both the bet and the number of its round. */
  step: number;
  at: number;
}

/** Bets that the list of open bets still had long after the draw of their round. */
export function openBets(): Detector {
  const found: Finding[] = [];
  const drawn = new Map<number, string>();
  const open = new Map<string, OpenBet>();
  let last = 0;
  const end = (key: string, at: number, until: string) => {
    const one = open.get(key);
    open.delete(key);
    if (!one || at - one.at <= usualMs) return;
    const { bet, digits, step } = one;
    const amount = bet.amount === null ? null : rielText(bet.amount);
    const text =
      `bet of ${amount ?? 'unknown amount'} on ${bet.number ?? 'an unknown number'}, round ${bet.roundId}, ` +
      `stayed in the open bets for ${durationText(at - one.at)} after its draw (${digits})${until}`;
    const facts = factsOf(roundFact(bet.roundId), bet.number, amount, durationText(at - one.at));
    found.push({ kind: 'openBet', step, at: one.at, text, facts });
  };
  return {
    kinds: ['openBet'],
    read({ step, at, state, before }) {
      last = at;
      if (before && before.game === state.game && before.api === state.api) return;
      const isNew = noteNumbers(state, before, drawn);
      const bets = selectOpenBets(state) ?? [];
      if (!isNew && before && bets === selectOpenBets(before)) return;
      const keys = new Set<string>();
      for (const bet of bets) {
        const digits = drawn.get(bet.roundId ?? -1);
        if (digits === undefined) continue;
        const key = betKeyOf(bet) ?? JSON.stringify([bet.roundId, bet.number, bet.amount]);
        keys.add(key);
        if (!open.has(key)) open.set(key, { bet, digits, step, at });
      }
      for (const key of open.keys()) if (!keys.has(key)) end(key, at, '');
    },
    findings() {
      for (const key of open.keys()) end(key, last, ', until the end of the recording');
      return found;
    },
  };
}

/** Notes the numbers that came with a step; whether there was a new one. */
function noteNumbers(
  state: RootState,
  before: RootState | null,
  drawn: Map<number, string>,
): boolean {
  const { size } = drawn;
  for (const { roundId, digits } of numbersOf(state, before)) {
    if (roundId !== null && digits !== null) drawn.set(roundId, digits);
  }
  return drawn.size > size;
}
