/** A round counts down while bets are taken, then stays in `drawing` until the next one starts. */
export interface Round {
  readonly id: number;
  readonly phase: 'betting' | 'drawing';
  /** Game seconds to the draw, or to the next start. */
  readonly secondsLeft: number;
}

/** In game seconds: from the start to the draw, and from the draw to the next start. */
export interface RoundLengths {
  readonly roundSeconds: number;
  readonly drawSeconds: number;
}

/** Bets are accepted while more than this many seconds are left (specification section 4). */
const closingSeconds = 5;

/** Whether the round takes bets. */
export function isOpen(round: Round): boolean {
  return round.phase === 'betting' && round.secondsLeft > closingSeconds;
}

export function startedRound(id: number, lengths: RoundLengths): Round {
  return { id, phase: 'betting', secondsLeft: lengths.roundSeconds };
}

export function drawnRound(round: Round, lengths: RoundLengths): Round {
  return { ...round, phase: 'drawing', secondsLeft: lengths.drawSeconds };
}

export function oneSecondLater(round: Round): Round {
  return { ...round, secondsLeft: Math.max(0, round.secondsLeft - 1) };
}
