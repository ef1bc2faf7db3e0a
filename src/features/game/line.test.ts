import type { RoundResult } from '../../lib/wireSchemas';
import * as line from './line';
import type { Line } from './line';
import { roundAfterCalculate, roundAfterCountdown, roundAfterStart } from './round';
import { unknownRound } from './roundState';

const running = roundAfterCountdown(roundAfterStart(unknownRound, 50), 40, 0);
const drawn: RoundResult = { roundId: 50, createdAt: null, digits: '007' };
const drawing = roundAfterCalculate(running, drawn);

const tried = line.lineAfterTry(line.closedLine, 0);
const live = line.lineAfterOpening(tried, 0);
const lost = line.lineAfterLoss(live);
const silent = line.lineAfterSilence(live);
/** Asked and answered on the live line. */
const synced = line.lineAfterAnswer(line.lineAfterQuestion(live, 'a'), 'a');

describe('the state of the line', () => {
  it.each<[string, Line, string]>([
    ['a first connection is connecting', tried, 'connecting'],
    ['an open one is live', live, 'live'],
    ['a first one that fails is made anew', line.lineAfterLoss(tried), 'reconnecting'],
    ['a lost one is made anew', line.lineAfterTry(lost, 1), 'reconnecting'],
    [
      'one that is open again is live',
      line.lineAfterOpening(line.lineAfterTry(lost, 1), 2),
      'live',
    ],
    ['an event that does not come makes it silent', silent, 'silent'],
    ['one that comes after all makes it live', line.lineAfterHearing(silent, 5), 'live'],
    [
      'one that comes before all channels are there does not',
      line.lineAfterHearing(tried, 5),
      'connecting',
    ],
    ['one that comes on a line that was given up does', line.lineAfterHearing(lost, 5), 'live'],
    ['a silent one that is given up is made anew', line.lineAfterLoss(silent), 'reconnecting'],
    ['without a network it is offline', line.lineAfterOffline(live), 'offline'],
    [
      'with it again it is made anew',
      line.lineAfterOnline(line.lineAfterOffline(live)),
      'reconnecting',
    ],
    ['a network that was not missed changes nothing', line.lineAfterOnline(live), 'live'],
    [
      'what an old socket still brings does not mean a network',
      line.lineAfterHearing(line.lineAfterOffline(live), 5),
      'offline',
    ],
    [
      'a loss without a network is no news',
      line.lineAfterTry(line.lineAfterLoss(line.lineAfterOffline(live)), 5),
      'offline',
    ],
    [
      'a connection that opens disproves a browser that sees no network',
      line.lineAfterOpening(line.lineAfterOffline(tried), 5),
      'live',
    ],
  ])('%s', (_, { state }, expected) => {
    expect(state).toBe(expected);
  });

  it('only a live line falls silent', () => {
    for (const one of [tried, lost, silent]) expect(line.lineAfterSilence(one)).toBe(one);
  });

  it('counts losses until an event comes; an opening alone proves nothing', () => {
    const twice = line.lineAfterLoss(line.lineAfterOpening(line.lineAfterTry(lost, 1), 2));
    expect(twice.losses).toBe(2);
    expect(line.lineAfterHearing(twice, 3).losses).toBe(0);
  });
});

describe('what was missed is known', () => {
  it('by an answer to a question of the live line', () => {
    expect(synced.isSynced).toBe(true);
  });

  it('not by an answer to a question from before it was live', () => {
    const asked = line.lineAfterQuestion(line.lineAfterTry(lost, 1), 'early');
    const answered = line.lineAfterAnswer(line.lineAfterOpening(asked, 2), 'early');
    expect(answered.isSynced).toBe(false);
  });

  it('not by a question that failed, which is counted until one is answered', () => {
    const failed = line.lineAfterFailedAnswer(line.lineAfterQuestion(live, 'a'), 'a');
    expect(failed).toMatchObject({ isSynced: false, failedQuestions: 1 });
    const answered = line.lineAfterAnswer(line.lineAfterQuestion(failed, 'b'), 'b');
    expect(answered).toMatchObject({ isSynced: true, failedQuestions: 0 });
  });

  it.each([
    ['a silence', line.lineAfterSilence],
    ['a loss', line.lineAfterLoss],
    ['a new connection', (one: Line) => line.lineAfterTry(one, 1)],
    ['a lost network', line.lineAfterOffline],
  ])('no longer after %s', (_, after) => {
    expect(after(synced).isSynced).toBe(false);
  });
});

describe('a live line is silent', () => {
  it('after 3 s while a round runs', () => {
    expect(line.silentAt(live, running)).toBe(3000);
  });

  it.each([
    ['it is being drawn', drawing],
    ['no round is known', unknownRound],
    ['the countdown ends sooner', roundAfterCountdown(running, 2, 0)],
  ])('after 25 s where %s', (_, round) => {
    expect(line.silentAt(live, round)).toBe(25_000);
  });

  it('later with each connection on which a resting server says nothing', () => {
    const ends = [0, 1, 2, 9].map((losses) => line.silentAt({ ...live, losses }, drawing));
    expect(ends).toEqual([25_000, 50_000, 100_000, 300_000]);
    expect(line.silentAt({ ...live, losses: 9 }, running)).toBe(3000);
  });
});

describe('the truth is known', () => {
  it('on a live line that is told what it missed and is not overdue', () => {
    expect(line.isTruthKnown(synced, running, 2999)).toBe(true);
    expect(line.isTruthKnown(synced, running, 3000)).toBe(false);
    expect(line.isTruthKnown(live, running, 0)).toBe(false);
    expect(line.isTruthKnown({ ...synced, state: 'reconnecting' }, running, 0)).toBe(false);
  });
});

describe('for a page that wakes', () => {
  it('a line is dead that is overdue, or that nobody is making', () => {
    expect(line.isDeadAt(live, running, 2999)).toBe(false);
    expect(line.isDeadAt(live, running, 3000)).toBe(true);
    expect(line.isDeadAt(lost, running, 1)).toBe(true);
  });

  it('a connection is not, that has just been begun', () => {
    const again = line.lineAfterTry(lost, 10_000);
    expect(line.isDeadAt(again, running, 10_500)).toBe(false);
    expect(line.isDeadAt(again, running, 14_000)).toBe(true);
  });
});
