import type { RoundResult } from '../../lib/wireSchemas';
import { secondsLeftAt } from './countdown';
import {
  drawnRoundId,
  isOfPresentRound,
  roundAfterCalculate,
  roundAfterCountdown,
  roundAfterResults,
  roundAfterStart,
  roundAfterStatus,
  unknownRound,
} from './round';

const resultOf = (roundId: number): RoundResult => ({ roundId, createdAt: null, digits: '007' });

const started = roundAfterStart(unknownRound, 50);
const running = roundAfterCountdown(started, 40, 1000);
const calculated = roundAfterCalculate(running, resultOf(50));
/** Known from the list of results alone. */
const concluded = roundAfterResults(unknownRound, [resultOf(49), resultOf(48)], unknownRound.id);

describe('a start', () => {
  it('makes its round the current one', () => {
    expect(started).toMatchObject({ id: 50, status: 'start', isAnnounced: true });
  });

  it('of the next round ends the countdown and the single result of the one before', () => {
    const next = roundAfterStart(calculated, 51);
    expect(next).toMatchObject({ id: 51, status: 'start', calculated: null });
    expect(secondsLeftAt(next.countdown, 1000)).toBe(0);
  });

  it('of one of the next rounds is taken, since rounds may have been missed', () => {
    expect(roundAfterStart(running, 53).id).toBe(53);
  });

  it('of a round further ahead changes nothing: the list of results must tell it', () => {
    expect(roundAfterStart(running, 54)).toBe(running);
    expect(roundAfterStart(running, Number.MAX_SAFE_INTEGER)).toBe(running);
    expect(roundAfterResults(running, [resultOf(89)], 50).id).toBe(90);
  });

  it('is taken whatever its id where no round is known', () => {
    expect(roundAfterStart(unknownRound, 90).id).toBe(90);
  });

  it('of an older round changes nothing', () => {
    expect(roundAfterStart(running, 49)).toBe(running);
    expect(roundAfterStart(calculated, 49)).toBe(calculated);
  });

  it('that comes twice changes nothing', () => {
    expect(roundAfterStart(running, 50)).toBe(running);
  });

  it('of a round whose result is known changes nothing', () => {
    expect(roundAfterStart(calculated, 50)).toBe(calculated);
    const renamed = roundAfterStatus(calculated, 'paused');
    expect(roundAfterStart(renamed, 50)).toBe(renamed);
  });

  it('announces a round that was concluded from the results and keeps its countdown', () => {
    const counting = roundAfterCountdown(concluded, 30, 0);
    const after = roundAfterStart(counting, 50);
    expect(after).toMatchObject({ id: 50, isAnnounced: true });
    expect(secondsLeftAt(after.countdown, 0)).toBe(30);
  });

  it('after the draw of the round before is taken where the list was read in the draw', () => {
    const drawing = roundAfterCalculate(concluded, resultOf(49));
    expect(drawing).toMatchObject({ id: 50, status: 'calculate' });
    expect(roundAfterStart(drawing, 50)).toMatchObject({ status: 'start', calculated: null });
  });

  it('keeps what a full ring stands for', () => {
    expect(roundAfterStart(running, 51).fullSeconds).toBe(40);
  });
});

describe('a calculate', () => {
  it('shows its result alone and closes the countdown', () => {
    expect(calculated).toMatchObject({ id: 50, status: 'calculate', calculated: resultOf(50) });
    expect(secondsLeftAt(calculated.countdown, 1000)).toBe(0);
  });

  it('of an older round changes nothing', () => {
    expect(roundAfterCalculate(running, resultOf(49))).toBe(running);
  });

  it('of a newer round moves on to it', () => {
    expect(roundAfterCalculate(running, resultOf(53))).toMatchObject({ id: 53 });
  });

  it('of a round further ahead than rounds can be missed changes nothing', () => {
    expect(roundAfterCalculate(running, resultOf(54))).toBe(running);
  });

  it('without a known round tells the round', () => {
    expect(roundAfterCalculate(unknownRound, resultOf(7))).toMatchObject({ id: 7 });
  });

  it('of the round just before is shown until the server starts the concluded one', () => {
    expect(roundAfterCalculate(concluded, resultOf(49)).calculated).toEqual(resultOf(49));
    const announced = roundAfterStart(concluded, 50);
    expect(roundAfterCalculate(announced, resultOf(49))).toBe(announced);
  });

  it('of two rounds before is never shown', () => {
    expect(roundAfterCalculate(concluded, resultOf(48))).toBe(concluded);
  });
});

describe('another status', () => {
  it('is stored and changes nothing else', () => {
    expect(roundAfterStatus(running, 'paused')).toEqual({ ...running, status: 'paused' });
  });
});

describe('a list of results', () => {
  it('tells the round after its newest', () => {
    expect(concluded).toMatchObject({ id: 50, status: 'start', isAnnounced: false });
  });

  it('leaves the round unknown where it is empty', () => {
    expect(roundAfterResults(unknownRound, [], unknownRound.id)).toBe(unknownRound);
  });

  it('that is older or of the current round changes nothing', () => {
    expect(roundAfterResults(running, [resultOf(47)], running.id)).toBe(running);
    expect(roundAfterResults(running, [resultOf(49)], running.id)).toBe(running);
  });

  it('that knows more moves on, so that a missed start is made up for', () => {
    expect(roundAfterResults(calculated, [resultOf(50)], calculated.id)).toMatchObject({
      id: 51,
      status: 'start',
      calculated: null,
    });
  });

  it('that an event has overtaken never takes the round back', () => {
    expect(roundAfterResults(running, [resultOf(20)], null)).toBe(running);
    expect(roundAfterResults(running, [resultOf(20)], 49)).toBe(running);
    expect(roundAfterResults(running, [resultOf(46)], 50)).toBe(running);
  });

  it('takes back an id that no round can have reached, with all that came with it', () => {
    const wild = roundAfterCountdown(roundAfterStart(unknownRound, 9_000_000), 40, 0);
    const after = roundAfterResults(wild, [resultOf(49)], wild.id);
    expect(after).toMatchObject({ id: 50, isAnnounced: false, status: 'start' });
    expect(secondsLeftAt(after.countdown, 0)).toBe(0);
    expect(roundAfterStart(after, 51).id).toBe(51);
  });

  it('that moves a known round on ends the countdown of the one before', () => {
    expect(secondsLeftAt(roundAfterResults(running, [resultOf(52)], 50).countdown, 1000)).toBe(0);
  });

  it('keeps a countdown that came before it', () => {
    const counting = roundAfterCountdown(unknownRound, 30, 0);
    expect(
      secondsLeftAt(roundAfterResults(counting, [resultOf(49)], counting.id).countdown, 0),
    ).toBe(30);
  });
});

describe('round ids', () => {
  it('never run backwards, whatever comes in whatever order', () => {
    const events = [
      (round: typeof unknownRound) => roundAfterStart(round, 3),
      (round: typeof unknownRound) => roundAfterStart(round, 5),
      (round: typeof unknownRound) => roundAfterCalculate(round, resultOf(4)),
      (round: typeof unknownRound) => roundAfterCalculate(round, resultOf(6)),
      (round: typeof unknownRound) => roundAfterResults(round, [resultOf(5)], round.id),
      (round: typeof unknownRound) => roundAfterResults(round, [resultOf(2)], round.id),
      (round: typeof unknownRound) => roundAfterStatus(round, 'calculate'),
      (round: typeof unknownRound) => roundAfterCountdown(round, 9, 0),
    ];
    const walk = (round: typeof unknownRound, depth: number): void => {
      if (depth === 0) return;
      for (const event of events) {
        const after = event(round);
        expect(after.id ?? 0).toBeGreaterThanOrEqual(round.id ?? 0);
        walk(after, depth - 1);
      }
    };
    walk(unknownRound, 4);
  });
});

describe('a result', () => {
  it.each([
    ['of the current round is shown', running, 50, true],
    ['of a newer round is shown', running, 51, true],
    ['of a round too far ahead is not', running, 54, false],
    ['of an older round is not', running, 49, false],
    ['is shown while no round is known', unknownRound, 1, true],
    ['of the round before a concluded one is shown', concluded, 49, true],
    ['of two rounds before a concluded one is not', concluded, 48, false],
  ])('%s', (_, round, roundId, isShown) => {
    expect(isOfPresentRound(round, roundId)).toBe(isShown);
  });

  it('without an id is of the round that is being drawn', () => {
    expect(drawnRoundId(unknownRound)).toBeNull();
    expect(drawnRoundId(running)).toBe(50);
    expect(drawnRoundId(roundAfterCalculate(concluded, resultOf(49)))).toBe(49);
  });
});

describe('a full ring', () => {
  it('stands for the highest push', () => {
    const after = roundAfterCountdown(roundAfterCountdown(running, 60, 0), 59, 1000);
    expect(after.fullSeconds).toBe(60);
  });
});
