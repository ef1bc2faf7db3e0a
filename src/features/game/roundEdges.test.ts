import type { RoundResult } from '../../api/wire/roundResult';
import { secondsLeftAt } from './countdown';
import {
  roundAfterCalculate,
  roundAfterCountdown,
  roundAfterResults,
  roundAfterStart,
  roundAfterStatus,
} from './round';
import { isFarAhead, unknownRound } from './roundState';
import type { Round } from './roundState';
import {
  unconfirmedAfterMove,
  roundAfterDeadline,
  roundAfterVerdict,
  roundBehind,
} from './unconfirmedRound';

const resultOf = (roundId: number): RoundResult => ({ roundId, createdAt: null, digits: '007' });

/** GET results with these ids, requested while the round was shown. */
const listed = (round: Round, ...ids: number[]) =>
  roundAfterResults(round, ids.map(resultOf), round.id);

const concluded = listed(unknownRound, 49, 48);
const started = roundAfterStart(concluded, 50);
/** Closes at 41,000 ms. */
const running = roundAfterCountdown(started, 40, 1000);

describe('the start of the round that is shown', () => {
  it('begins it again without its countdown after another status', () => {
    const paused = roundAfterStatus(running, 'paused');
    const again = roundAfterStart(paused, 50);
    expect(again).toMatchObject({ id: 50, status: 'start', isAnnounced: true });
    expect(secondsLeftAt(paused.countdown, 1000)).toBe(40);
    expect(secondsLeftAt(again.countdown, 1000)).toBe(0);
  });
});

describe('the result of a round', () => {
  it('proves that the round shown is over, and only that one', () => {
    expect(roundAfterCalculate(running, resultOf(50))).toMatchObject({
      overId: 50,
      previousId: 49,
      isAnnounced: true,
    });
    expect(roundAfterCalculate(running, resultOf(51))).toMatchObject({
      overId: 49,
      previousId: 50,
      isAnnounced: true,
    });
  });

  it('is an old one if a countdown has begun since', () => {
    const counting = roundAfterCountdown(concluded, 30, 0);
    expect(roundAfterCalculate(concluded, resultOf(49)).calculated).toEqual(resultOf(49));
    expect(roundAfterCalculate(counting, resultOf(49))).toBe(counting);
  });
});

describe('a push after the countdown has run out', () => {
  it.each([
    [60, 41_000, true],
    [41, 41_000, true],
    [40, 42_000, false],
    [39, 42_000, false],
    [60, 40_999, false],
  ])('of %d at %d ms is of the next round: %p', (seconds, at, isNext) => {
    expect(roundAfterCountdown(running, seconds, at).countdown.isOver).toBe(isNext);
  });
});

describe('a list', () => {
  it('corrects a concluded round that is far ahead of it', () => {
    const wrong = listed(running, 60);
    expect(wrong).toMatchObject({ id: 61, isAnnounced: false });
    expect(listed(wrong, 49)).toMatchObject({ id: 50, isAnnounced: false });
    expect(listed(listed(running, 52), 49)).toMatchObject({ id: 53 });
  });
});

describe('an id', () => {
  it('is far ahead if it is more than three rounds beyond a known one', () => {
    expect(isFarAhead({ id: 50 }, 53)).toBe(false);
    expect(isFarAhead({ id: 50 }, 54)).toBe(true);
    expect(isFarAhead(unknownRound, 54)).toBe(false);
  });

  it('is rejected by a list if it is more than twice the next id and a thousand', () => {
    const wild = (id: number) => roundAfterVerdict({ ...unknownRound, id }, 49);
    expect(wild(1100)).toMatchObject({
      id: 1100,
      unconfirmed: { before: null, isContradicted: false },
    });
    expect(wild(1101)).toBeNull();
    expect(roundAfterVerdict(unknownRound, 49)).toBe(unknownRound);
  });
});

describe('a jump of the id', () => {
  const unconfirmed = { before: null, isContradicted: false };

  it('keeps the round that it may have replaced by mistake', () => {
    expect(unconfirmedAfterMove(running, 53)).toBeNull();
    expect(unconfirmedAfterMove(running, 54)).toEqual({ ...unconfirmed, before: running });
    expect(unconfirmedAfterMove(unknownRound, 5)).toEqual({ ...unconfirmed, before: unknownRound });
    const drawn = roundAfterCalculate(running, resultOf(50));
    expect(unconfirmedAfterMove(drawn, 54)).toEqual(unconfirmed);
  });

  it('keeps the first of several, or else the last that had a countdown', () => {
    const twice = { ...started, unconfirmed: { ...unconfirmed, before: running } };
    expect(unconfirmedAfterMove(twice, 51)).toEqual({ ...unconfirmed, before: running });
    expect(unconfirmedAfterMove({ ...started, unconfirmed }, 51)).toEqual(unconfirmed);
    const counting = { ...running, unconfirmed };
    expect(unconfirmedAfterMove(counting, 51)).toEqual({ ...unconfirmed, before: counting });
  });

  it('is undone by a list only while the round before it is still open', () => {
    const jumped = roundAfterStart(running, 60);
    expect(roundAfterVerdict(jumped, 49)?.unconfirmed).toEqual({
      before: running,
      isContradicted: true,
    });
    expect(roundAfterVerdict(jumped, 50)).toMatchObject({ id: 60, unconfirmed });
    expect(roundAfterVerdict(jumped, 59)).toMatchObject({ id: 60, unconfirmed: null });
  });

  it('is undone by a push within two seconds of the countdown before it', () => {
    const contradicted = roundAfterVerdict(roundAfterStart(running, 60), 49) ?? unknownRound;
    for (const deadline of [39_000, 41_000, 43_000]) {
      expect(roundAfterDeadline(contradicted, deadline)).toMatchObject({ id: 50 });
    }
    for (const deadline of [38_999, 43_001]) {
      expect(roundAfterDeadline(contradicted, deadline)).toMatchObject({ id: 60, unconfirmed });
    }
  });

  it('keeps its way back if the round before it had no countdown to compare', () => {
    const jumped = roundAfterStart(started, 60);
    expect(jumped.unconfirmed?.before).toBe(started);
    expect(roundAfterDeadline(jumped, 41_000)).toBe(jumped);
  });

  it('gives way to an event with any lower id once no list can undo it', () => {
    const open = { ...roundAfterStart(running, 60), unconfirmed };
    expect(roundAfterVerdict(open, 50)).toBe(open);
    expect(roundAfterStart(open, 58)).toMatchObject({ id: 58, isAnnounced: true });
    expect(roundBehind(open, 51)).toMatchObject({ id: null, previousId: 50, overId: 49 });
    expect(roundBehind(open, 50)).toMatchObject({ id: null, previousId: null });
    expect(roundBehind({ ...open, previousId: null }, 51)).toMatchObject({ previousId: null });
    expect(roundBehind(open, 49)).toBeNull();
  });
});
