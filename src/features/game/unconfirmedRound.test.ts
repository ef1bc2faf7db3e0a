import type { RoundResult } from '../../api/wire/roundResult';
import { secondsLeftAt } from './countdown';
import {
  roundAfterCalculate,
  roundAfterCountdown,
  roundAfterResults,
  roundAfterStart,
} from './round';
import { unknownRound } from './roundState';
import type { Round } from './roundState';

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

describe('a round that is not confirmed', () => {
  it.each([
    ['the next round', 51, false],
    ['three rounds on', 53, false],
    ['a jump', 54, true],
  ])('is a round more than a few rounds ahead: %s', (_, id, isUnconfirmed) => {
    expect(start(running, id).unconfirmed !== null).toBe(isUnconfirmed);
  });

  it('is the first one that is known, which an older event does not replace', () => {
    const first = start(unknownRound, 50);
    expect(first.unconfirmed).not.toBeNull();
    expect(start(first, 49)).toBe(first);
    expect(calculate(first, 49)).toBe(first);
    expect(start(start(unknownRound, 90), 50).id).toBe(50);
  });

  it('is not confirmed by another wrong id after it', () => {
    const next = start(start(running, 90), 91);
    expect(next.unconfirmed).not.toBeNull();
    expect(start(next, 51).id).toBe(51);
    expect(listed(next, 90).unconfirmed).toBeNull();
  });

  it('is confirmed by the list that ends before it', () => {
    expect(listed(start(running, 90), 89)).toMatchObject({ id: 90, unconfirmed: null });
  });
});

describe('the next start', () => {
  it.each([90, wild])('[4.5] corrects the jump to %d downwards', (id) => {
    expect(start(start(running, id), 51)).toMatchObject({ id: 51, isAnnounced: true });
    expect(start(start(drawn, id), 51)).toMatchObject({ id: 51, isAnnounced: true });
    expect(start(start(unknownRound, id), 51)).toMatchObject({ id: 51, isAnnounced: true });
  });

  it('brings back the round that the jump replaced, with its countdown, if it names that round', () => {
    const after = start(start(running, wild), 50);
    expect(after).toEqual(running);
    expect(secondsLeftAt(after.countdown, 10_000)).toBe(30);
  });

  it('corrects two jumps in a row', () => {
    expect(start(start(start(running, 9000), wild), 51).id).toBe(51);
    expect(start(start(start(drawn, 9000), wild), 51).id).toBe(51);
  });

  it('corrects nothing if it is older than the replaced round', () => {
    const jumped = start(running, 90);
    expect(start(jumped, 49)).toBe(jumped);
    expect(start(jumped, 12)).toBe(jumped);
  });

  it('corrects nothing if its round has a result', () => {
    const jumped = listed(start(drawn, 60), 50);
    expect(start(jumped, 50)).toBe(jumped);
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

  it('leave no previous round beyond the corrected one', () => {
    const corrected = start(start(calculate(announced, 53), 1050), 52);
    expect(corrected).toMatchObject({ id: 52, previousId: null });
  });
});

describe('a calculate', () => {
  it('brings back the replaced round as drawn', () => {
    const after = calculate(start(running, wild), 50);
    expect(after).toMatchObject({ id: 50, countdown: { isOver: true }, calculated: resultOf(50) });
  });

  it('is corrected by the next start if it named an absurd round', () => {
    const jumped = calculate(running, wild);
    expect(jumped).toMatchObject({ id: wild, countdown: { isOver: true } });
    expect(start(jumped, 51)).toMatchObject({ id: 51, countdown: { isOver: false } });
  });
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

  it('brings back the replaced round after an absurd calculate too', () => {
    const jumped = calculate(running, 9000);
    expect(push(listed(jumped, 49), 38, 2000)).toMatchObject({
      id: 50,
      countdown: { isOver: false },
    });
  });

  it('changes nothing if a countdown has begun with the jump: the round before was cancelled', () => {
    const jumped = push(start(running, 90), 60, 2000);
    expect(listed(jumped, 49, 48).id).toBe(90);
    expect(push(listed(start(running, 90), 49, 48), 60, 2000).id).toBe(90);
  });

  it('brings back an announced round whose countdown is unknown', () => {
    expect(listed(start(announced, 90), 49, 48)).toEqual(announced);
  });

  it('proves nothing against a start if it is only the earlier list', () => {
    expect(listed(start(concluded, 90), 49, 48).id).toBe(90);
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

describe('ids that jump with each round', () => {
  it.each([
    ['by ten', [50, 60, 70, 80]],
    ['by dates', [20261121720, 20261122001, 20261122002, 20261123001]],
    ['by cancelled rounds', [50, 51, 56, 61, 62]],
  ])('[4.5] are shown as started, whatever lists come: %s', (_, ids) => {
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
  });

  it('stay shown if a calculate was lost and the list lags', () => {
    const over = push(running, 1, 39_000);
    const next = start(over, 60);
    expect(push(listed(next, 49), 60, 52_000).id).toBe(60);
  });
});
