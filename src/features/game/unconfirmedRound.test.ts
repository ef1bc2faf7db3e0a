import type { RoundResult } from '../../api/wire/roundResult';
import { secondsLeftAt } from './countdown';
import {
  roundAfterCalculate,
  roundAfterCountdown,
  roundAfterResults,
  roundAfterStart,
} from './round';
import { isFarAhead, unknownRound } from './roundState';
import type { Round } from './roundState';
import {
  roundAfterDeadline,
  roundAfterVerdict,
  roundBehind,
  unconfirmedAfterMove,
} from './unconfirmedRound';

const resultOf = (roundId: number): RoundResult => ({ roundId, createdAt: null, digits: '007' });
const listed = (round: Round, ...ids: number[]) =>
  roundAfterResults(round, ids.map(resultOf), round.id);
const start = roundAfterStart;
const push = roundAfterCountdown;
const calculate = (round: Round, id: number) => roundAfterCalculate(round, resultOf(id));

const wild = Number.MAX_SAFE_INTEGER - 1;
const concluded = listed(unknownRound, 49, 48);
const announced = start(concluded, 50);
/** 40 seconds left at the time 0. */
const running = push(announced, 40, 0);
const drawn = calculate(running, 50);

it('a round that is not confirmed is the first one that is known, which an older event does not replace', () => {
  const first = start(unknownRound, 50);
  expect(first.unconfirmed).not.toBeNull();
  expect(start(first, 49)).toBe(first);
  expect(calculate(first, 49)).toBe(first);
  expect(start(start(unknownRound, 90), 50).id).toBe(50);
});

describe('the next start', () => {
  it.each([90, wild])('[4.5] corrects the jump to %d downwards', (id) => {
    expect(start(start(running, id), 51)).toMatchObject({ id: 51, isAnnounced: true });
    expect(start(start(drawn, id), 51)).toMatchObject({ id: 51, isAnnounced: true });
    expect(start(start(unknownRound, id), 51)).toMatchObject({ id: 51, isAnnounced: true });
    expect(start(calculate(start(running, id), id), 51).id).toBe(51);
  });

  it('brings back the round that the jump replaced, with its countdown, if it names that round', () => {
    const after = start(start(running, wild), 50);
    expect(after).toEqual(running);
    expect(secondsLeftAt(after.countdown, 10_000)).toBe(30);
  });

  it('corrects nothing if it is older than the replaced round', () => {
    const jumped = start(running, 90);
    expect(start(jumped, 49)).toBe(jumped);
    expect(start(jumped, 12)).toBe(jumped);
  });
});

describe('wrong events in a row', () => {
  it('can be corrected, even without a jump in any of them, once the list falls short of their sum', () => {
    const stepped = start(start(announced, 52), 55);
    expect(stepped.unconfirmed).toBeNull();
    expect(listed(stepped, 49)).toMatchObject({ id: 55, unconfirmed: { before: null } });
    expect(start(listed(stepped, 49), 51).id).toBe(51);
    expect(listed(start(announced, 52), 49).unconfirmed).toBeNull();
  });

  it('are also corrected by a start below the first of them', () => {
    expect(start(calculate(start(running, 53), 1050), 51).id).toBe(51);
  });

  it('do not end a round that never started: its own start corrects the screen', () => {
    const wrong = calculate(calculate(calculate(running, 53), 1050), 1053);
    expect(wrong).toMatchObject({ id: 1053, overId: 49 });
    expect(start(wrong, 53)).toMatchObject({
      id: 53,
      status: 'start',
      countdown: { isOver: false },
    });
    expect(start(start(wrong, 51), 52).id).toBe(52);
  });
});

it('a calculate brings back the replaced round as drawn', () => {
  const after = calculate(start(running, wild), 50);
  expect(after).toMatchObject({ id: 50, countdown: { isOver: true }, calculated: resultOf(50) });
});

describe('GET results requested after a jump', () => {
  it('brings back the replaced round if it still runs and the pushes go on', () => {
    const jumped = start(running, 90);
    const contradicted = listed(jumped, 49, 48);
    expect(contradicted.id).toBe(90);
    const after = push(contradicted, 38, 2000);
    expect(after).toMatchObject({ id: 50, isAnnounced: true });
    expect(secondsLeftAt(after.countdown, 2000)).toBe(38);
    expect(listed(push(jumped, 38, 2000), 49, 48)).toMatchObject({ id: 50 });
  });

  it('changes nothing if a countdown has begun with the jump: the round before was cancelled', () => {
    const jumped = push(start(running, 90), 60, 2000);
    expect(listed(jumped, 49, 48).id).toBe(90);
    expect(push(listed(start(running, 90), 49, 48), 60, 2000).id).toBe(90);
  });

  it('brings back an announced round whose countdown is unknown', () => {
    expect(listed(start(announced, 90), 49, 48)).toEqual(announced);
  });

  it('takes back an id that no counting can have reached, whatever else is known', () => {
    expect(listed(start(running, wild), 49, 48)).toEqual(running);
    expect(listed(start(concluded, wild), 49, 48)).toMatchObject({ id: 50 });
    expect(listed(start(unknownRound, wild), 49, 48)).toMatchObject({ id: 50 });
    expect(listed(start(start(running, wild), wild + 1), 49, 48)).toMatchObject({ id: 50 });
  });

  it('takes nothing back if it was requested before the jump', () => {
    const jumped = start(running, wild);
    expect(roundAfterResults(jumped, [resultOf(49)], 50)).toMatchObject({ id: wild });
  });
});

it.each([
  ['by ten', [50, 60, 70, 80]],
  ['by dates', [20261121720, 20261122001, 20261122002, 20261123001]],
  ['by cancelled rounds', [50, 51, 56, 61, 62]],
])(
  '[4.5] ids that jump with each round are shown as started, whatever lists come: %s',
  (_, ids) => {
    let round = start(unknownRound, ids[0] ?? 0);
    let now = 0;
    for (const [at, id] of ids.slice(1).entries()) {
      const over = ids[at] ?? 0;
      // The list lags by a round, then knows it.
      round = push(listed(push(round, 60, now), over - 1), 1, now + 59_000);
      round = calculate(round, over);
      now += 72_000;
      round = start(round, id);
      expect(listed(round, over)).toMatchObject({ id, isAnnounced: true });
      round = push(listed(round, over), 60, now);
      expect(round).toMatchObject({ id, countdown: { isOver: false } });
      expect(listed(round, ...ids.slice(0, at).reverse(), over).id).toBe(id);
    }
  },
);

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
    expect(unconfirmedAfterMove(drawn, 54)).toEqual(unconfirmed);
  });

  it('keeps the first of several, or else the last that had a countdown', () => {
    const twice = { ...announced, unconfirmed: { ...unconfirmed, before: running } };
    expect(unconfirmedAfterMove(twice, 51)).toEqual({ ...unconfirmed, before: running });
    expect(unconfirmedAfterMove({ ...announced, unconfirmed }, 51)).toEqual(unconfirmed);
    const counting = { ...running, unconfirmed };
    expect(unconfirmedAfterMove(counting, 51)).toEqual({ ...unconfirmed, before: counting });
  });

  it('is undone by a list only while the round before it is still open', () => {
    const jumped = start(running, 60);
    expect(roundAfterVerdict(jumped, 49)?.unconfirmed).toEqual({
      before: running,
      isContradicted: true,
    });
    expect(roundAfterVerdict(jumped, 50)).toMatchObject({ id: 60, unconfirmed });
    expect(roundAfterVerdict(jumped, 59)).toMatchObject({ id: 60, unconfirmed: null });
  });

  it('is undone by a push within two seconds of the countdown before it', () => {
    const contradicted = roundAfterVerdict(start(running, 60), 49) ?? unknownRound;
    for (const deadline of [38_000, 40_000, 42_000]) {
      expect(roundAfterDeadline(contradicted, deadline)).toMatchObject({ id: 50 });
    }
    for (const deadline of [37_999, 42_001]) {
      expect(roundAfterDeadline(contradicted, deadline)).toMatchObject({ id: 60, unconfirmed });
    }
  });

  it('keeps its way back if the round before it had no countdown to compare', () => {
    const jumped = start(announced, 60);
    expect(jumped.unconfirmed?.before).toBe(announced);
    expect(roundAfterDeadline(jumped, 40_000)).toBe(jumped);
  });

  it('gives way to an event with any lower id once no list can undo it', () => {
    const open = { ...start(running, 60), unconfirmed };
    expect(roundAfterVerdict(open, 50)).toBe(open);
    expect(start(open, 58)).toMatchObject({ id: 58, isAnnounced: true });
    expect(roundBehind(open, 51)).toMatchObject({ id: null, previousId: 50, overId: 49 });
    expect(roundBehind(open, 50)).toMatchObject({ id: null, previousId: null });
    expect(roundBehind({ ...open, previousId: null }, 51)).toMatchObject({ previousId: null });
    expect(roundBehind(open, 49)).toBeNull();
  });
});
