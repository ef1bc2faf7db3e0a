import { timingOfResult, roundOfResultWithoutId } from './reveal';
import {
  roundAfterCalculate,
  roundAfterCountdown,
  roundAfterResults,
  roundAfterStart,
} from './round';
import { unknownRound } from './roundState';

const resultOf = (roundId: number) => ({ roundId, createdAt: null, digits: '007' });
const concluded = roundAfterResults(unknownRound, [resultOf(49), resultOf(48)], null);
const started = roundAfterStart(concluded, 50);
/** 40 seconds left at the time 0. */
const running = roundAfterCountdown(started, 40, 0);
const drawn = roundAfterCalculate(running, resultOf(50));
const next = roundAfterStart(drawn, 60);

describe('timingOfResult', () => {
  it.each([
    ['of the current round', running, 50, 'shown'],
    ['of the round before', running, 49, 'shown'],
    ['of the round before, however far their ids are apart', next, 50, 'shown'],
    ['of two rounds before', running, 48, 'old'],
    ['of the next round', running, 51, 'early'],
    ['of a round far ahead', running, 9000, 'early'],
    ['where no round is known', unknownRound, 1, 'shown'],
  ])('classifies a result %s', (_, round, roundId, timing) => {
    expect(timingOfResult(round, roundId)).toBe(timing);
  });

  it('classifies a result as old if its round ended unseen: the list has shown it', () => {
    const missed = roundAfterCountdown(roundAfterResults(running, [resultOf(50)], 50), 30, 0);
    expect(timingOfResult(roundAfterStart(missed, 51), 50)).toBe('old');
  });
});

describe('roundOfResultWithoutId', () => {
  const counting = roundAfterCountdown(concluded, 40, 0);
  const first = roundAfterCountdown(roundAfterStart(unknownRound, 50), 40, 0);
  const unreadable = roundAfterCalculate(running, null);
  const early = roundAfterCalculate(concluded, resultOf(49));

  it.each([
    ['unknown while no round is known', unknownRound, 0, null],
    ['the round before, right after a start', started, 0, 49],
    ['the first round that is known', roundAfterStart(unknownRound, 50), 0, 50],
    ['the round before while bets are taken', running, 34_000, 49],
    ['the current one where no start was seen', concluded, 0, 50],
    ['the round before while bets are taken, although no start was seen', counting, 34_000, 49],
    ['unknown while the first round that is known takes bets', first, 34_000, null],
    ['the current one once betting has closed', running, 35_000, 50],
    ['the one that was calculated', drawn, 0, 50],
    ['the current one after a calculate that can not be read', unreadable, 0, 50],
    ['the calculated one before the concluded one starts', early, 0, 49],
  ])('returns %s', (_, round, at, roundId) => {
    expect(roundOfResultWithoutId(round, at)).toBe(roundId);
  });
});
