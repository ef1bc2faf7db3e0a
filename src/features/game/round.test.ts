import type { RoundResult } from '../../api/wire/roundResult';
import { secondsLeftAt } from './countdown';
import {
  roundAfterCalculate,
  roundAfterCountdown,
  roundAfterResults,
  roundAfterStart,
  roundAfterStatus,
} from './round';
import { unknownRound } from './roundState';
import type { Round } from './roundState';

const resultOf = (roundId: number): RoundResult => ({ roundId, createdAt: null, digits: '007' });

/** GET results with these ids, requested while the round was shown. */
const listed = (round: Round, ...ids: number[]) =>
  roundAfterResults(round, ids.map(resultOf), round.id);

/** Known from the list of results alone. */
const concluded = listed(unknownRound, 49, 48);
const started = roundAfterStart(concluded, 50);
/** Closes at 41,000 ms. */
const running = roundAfterCountdown(started, 40, 1000);
const calculated = roundAfterCalculate(running, resultOf(50));

describe('roundAfterStart', () => {
  it('[1.1, 4.1] makes the round of the event the current one', () => {
    expect(started).toMatchObject({ id: 50, status: 'start', isAnnounced: true });
  });

  it('ends the countdown and the single result of the round before', () => {
    const next = roundAfterStart(calculated, 51);
    expect(next).toMatchObject({
      id: 51,
      status: 'start',
      calculated: null,
      countdown: { isOver: false },
    });
    expect(secondsLeftAt(next.countdown, 1000)).toBe(0);
  });

  it('keeps the single result of the round before, until there is a newer one', () => {
    const next = roundAfterStart(calculated, 51);
    expect(next.previousResult).toEqual(resultOf(50));
    expect(roundAfterStart(next, 52).previousResult).toEqual(resultOf(50));
    const drawn = roundAfterCalculate(next, resultOf(51));
    expect(roundAfterStart(drawn, 52).previousResult).toEqual(resultOf(51));
    expect(roundAfterCalculate(drawn, resultOf(52)).previousResult).toEqual(resultOf(51));
  });

  it('keeps that result when the event names a round that a list had concluded', () => {
    const overtaken = roundAfterCalculate(concluded, resultOf(49));
    expect(roundAfterStart(overtaken, 50).previousResult).toEqual(resultOf(49));
  });

  it('drops that result together with a wrong round', () => {
    const wrong = roundAfterStart(roundAfterCalculate(running, resultOf(9000)), 9001);
    expect(wrong.previousResult).toEqual(resultOf(9000));
    expect(roundAfterStart(wrong, 51).previousResult).toBeNull();
    expect(listed(wrong, 50, 49).previousResult).toBeNull();
  });

  it('ignores an older round, a start that comes twice, and a round that was drawn already', () => {
    expect(roundAfterStart(running, 49)).toBe(running);
    expect(roundAfterStart(running, 50)).toBe(running);
    expect(roundAfterStart(calculated, 50)).toBe(calculated);
    const renamed = roundAfterStatus(calculated, 'paused');
    expect(roundAfterStart(renamed, 50)).toBe(renamed);
    const unreadable = roundAfterCalculate(running, null);
    expect(roundAfterStart(unreadable, 50)).toBe(unreadable);
    const lagging = listed(roundAfterCalculate(concluded, resultOf(50)), 46);
    expect(roundAfterStart(lagging, 50)).toBe(lagging);
  });

  it('announces a round that was concluded from the results and keeps its countdown', () => {
    const counting = roundAfterCountdown(concluded, 30, 0);
    const after = roundAfterStart(counting, 50);
    expect(after).toMatchObject({ id: 50, isAnnounced: true });
    expect(secondsLeftAt(after.countdown, 0)).toBe(30);
  });

  it('opens the round whose list came before the last push and the draw of the round before it', () => {
    const drawing = roundAfterCalculate(roundAfterCountdown(concluded, 0, 0), resultOf(49));
    expect(drawing.calculated).toEqual(resultOf(49));
    const after = roundAfterCountdown(roundAfterStart(drawing, 50), 60, 12_000);
    expect(after.previousId).toBe(49);
    expect(secondsLeftAt(after.countdown, 12_000)).toBe(60);
  });

  it('keeps the number of seconds of a full ring', () => {
    expect(roundAfterStart(running, 51).fullSeconds).toBe(40);
  });
});

describe('roundAfterCalculate', () => {
  it('[4.2] shows the result alone and closes the countdown', () => {
    expect(calculated).toMatchObject({ id: 50, status: 'calculate', calculated: resultOf(50) });
    expect(secondsLeftAt(calculated.countdown, 1000)).toBe(0);
  });

  it('[4.2] stores the status and closes the round if the result cannot be read', () => {
    const after = roundAfterCalculate(running, null);
    expect(after).toMatchObject({
      id: 50,
      status: 'calculate',
      countdown: { isOver: true },
      calculated: null,
    });
  });

  it('never shows a result of two rounds before', () => {
    expect(roundAfterCalculate(concluded, resultOf(48))).toBe(concluded);
  });
});

it('[4.4] roundAfterStatus stores another status and changes nothing else', () => {
  expect(roundAfterStatus(running, 'paused')).toEqual({ ...running, status: 'paused' });
});

describe('roundAfterCountdown', () => {
  it('keeps the highest push, which makes the ring full', () => {
    const after = roundAfterCountdown(roundAfterCountdown(running, 60, 0), 59, 1000);
    expect(after.fullSeconds).toBe(60);
  });

  it('opens no cut round by pushes of another countdown, and keeps them for the next', () => {
    const cut = roundAfterCountdown(running, 0, 20_000);
    const pushed = roundAfterCountdown(roundAfterCountdown(cut, 60, 21_000), 59, 22_000);
    expect(secondsLeftAt(pushed.countdown, 22_000)).toBe(0);
    expect(secondsLeftAt(roundAfterStart(pushed, 51).countdown, 22_000)).toBe(59);
  });

  it.each([0, 1, 5])(
    'ignores a %d that a start has overtaken, which would close the round',
    (late) => {
      const after = roundAfterCountdown(started, late, 100);
      expect(after).toBe(started);
      expect(secondsLeftAt(roundAfterCountdown(after, 60, 5500).countdown, 5500)).toBe(60);
      expect(roundAfterCountdown(started, 6, 100).countdown.pushed).toBe(6);
      expect(roundAfterCountdown(concluded, late, 100).countdown.isOver).toBe(late === 0);
    },
  );

  it.each([0, 1, 5])('counts a round on that a late %d has closed until it ran out', (late) => {
    const cut = roundAfterCountdown(roundAfterCountdown(running, late, 1200), late, 1300);
    expect(secondsLeftAt(cut.countdown, 1300)).toBe(late);
    const once = roundAfterCountdown(cut, 33, 8000);
    expect(secondsLeftAt(once.countdown, 8000)).toBe(0);
    expect(secondsLeftAt(roundAfterCountdown(once, 32, 9000).countdown, 9000)).toBe(32);
  });

  it.each([6, 60])('never opens a drawn round again, whatever its status: %d s', (seconds) => {
    for (const status of ['calculate', 'handled']) {
      const round = roundAfterStatus(calculated, status);
      const pushed = roundAfterCountdown(round, seconds, 2000);
      const again = roundAfterCountdown(pushed, seconds - 1, 3000);
      expect(secondsLeftAt(again.countdown, 3000)).toBe(0);
    }
  });

  it('never opens a round again that has run out, and keeps the pushes for the next', () => {
    const over = roundAfterCountdown(running, 1, 40_000);
    const pushed = roundAfterCountdown(roundAfterCountdown(over, 60, 41_000), 59, 42_000);
    expect(secondsLeftAt(pushed.countdown, 42_000)).toBe(0);
    expect(secondsLeftAt(roundAfterStart(pushed, 51).countdown, 42_000)).toBe(59);
  });
});

describe('roundAfterResults', () => {
  it('[3.5] concludes the round after its newest result', () => {
    expect(concluded).toMatchObject({ id: 50, status: 'start', isAnnounced: false });
  });

  it('changes nothing if the list is of the current round or behind it', () => {
    expect(listed(running, 49)).toBe(running);
    expect(listed(running, 47)).toEqual({ ...running, overId: 47 });
  });

  it('never takes back an announced round that follows the one before', () => {
    expect(roundAfterResults(running, [resultOf(20)], null)).toMatchObject({ id: 50 });
    expect(listed(running, 20)).toMatchObject({ id: 50 });
  });

  it('ends the countdown of the round before', () => {
    expect(secondsLeftAt(listed(running, 52).countdown, 1000)).toBe(0);
  });

  it('keeps a countdown that came before any round was known', () => {
    const counting = roundAfterCountdown(unknownRound, 30, 0);
    expect(secondsLeftAt(listed(counting, 49).countdown, 0)).toBe(30);
  });

  it.each([[[50, 49, 48]], [[50]], [[50, 40, 30]], [[50, 43, 42, 30, 28]]])(
    '[3.5] concludes the round after the newest of %j, until a start says otherwise',
    (ids) => {
      const concluded = listed(unknownRound, ...ids);
      expect(concluded).toMatchObject({ id: 51, unconfirmed: null });
      expect(roundAfterStart(concluded, 60)).toMatchObject({
        id: 60,
        unconfirmed: { before: concluded },
      });
    },
  );
});

it('the start of the round that is shown begins it again without its countdown after another status', () => {
  const paused = roundAfterStatus(running, 'paused');
  const again = roundAfterStart(paused, 50);
  expect(again).toMatchObject({ id: 50, status: 'start', isAnnounced: true });
  expect(secondsLeftAt(paused.countdown, 1000)).toBe(40);
  expect(secondsLeftAt(again.countdown, 1000)).toBe(0);
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

it.each([
  [60, 41_000, true],
  [41, 41_000, true],
  [40, 42_000, false],
  [39, 42_000, false],
  [60, 40_999, false],
])(
  'after the countdown has run out, a push of %d at %d ms is of the next round: %p',
  (seconds, at, isNext) => {
    expect(roundAfterCountdown(running, seconds, at).countdown.isOver).toBe(isNext);
  },
);

it('a list corrects a concluded round that is far ahead of it', () => {
  const wrong = listed(running, 60);
  expect(wrong).toMatchObject({ id: 61, isAnnounced: false });
  expect(listed(wrong, 49)).toMatchObject({ id: 50, isAnnounced: false });
  expect(listed(listed(running, 52), 49)).toMatchObject({ id: 53 });
});

it('[4.5] round ids never run backwards without a jump, whatever comes in whatever order', () => {
  const events = [
    (round: Round) => roundAfterStart(round, 3),
    (round: Round) => roundAfterStart(round, 5),
    (round: Round) => roundAfterCalculate(round, resultOf(4)),
    (round: Round) => roundAfterCalculate(round, resultOf(6)),
    (round: Round) => roundAfterCalculate(round, null),
    (round: Round) => listed(round, 5),
    (round: Round) => listed(round, 2),
    (round: Round) => roundAfterStatus(round, 'calculate'),
    (round: Round) => roundAfterCountdown(round, 9, 0),
  ];
  const walk = (round: Round, depth: number): void => {
    if (depth === 0) return;
    for (const event of events) {
      const after = event(round);
      expect(after.id ?? 0).toBeGreaterThanOrEqual(round.id ?? 0);
      walk(after, depth - 1);
    }
  };
  walk(listed(unknownRound, 2), 4);
});
