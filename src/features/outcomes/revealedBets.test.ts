import { betOf } from '../../testing/betOf';
import { makeTestStore } from '../../testing/makeTestStore';
import { betsApi } from '../bets/betsApi';
import type { Bet } from '../../domain/bet';
import { broadcast } from '../connection/broadcasts';
import { gameEvents } from '../game/gameSlice';
import { ownBetsAnnouncement } from './announcement';
import { isCelebrated, selectRevealedBets } from './revealedBets';
import type { RevealedBets } from './revealedBets';
import { km } from '../../i18n/km';

beforeEach(() => jest.useFakeTimers());

/** The own bets in the draw of round 50 after this number of its digits. */
function revealed(bets: Bet[], digits: string, revealedCount: number) {
  const { store } = makeTestStore();
  const { upsertQueryEntries } = betsApi.util;
  store.dispatch(upsertQueryEntries([{ endpointName: 'getBets', arg: undefined, value: bets }]));
  store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: 0 }));
  store.dispatch(broadcast.resultReceived({ roundId: 50, digits, receivedAt: 0 }));
  for (let count = 0; count < revealedCount; count += 1) store.dispatch(gameEvents.digitRevealed());
  return selectRevealedBets(store.getState());
}

const shown = (bets: RevealedBets | null) =>
  bets?.rows.map(({ bet, matches, state }) => [bet.number, matches.join(' '), state]);

const numbers = (...all: string[]) => all.map((number, id) => betOf({ id, number }));
const settled = (number: string, winLose: number) =>
  betOf({ number, winLose, isSettled: true, drawnDigits: '107' });

describe('the own bets of the revealed round', () => {
  it('match and fall out with each digit, in their places', () => {
    const bets = numbers('7', '17', '107', '8');
    expect(shown(revealed(bets, '107', 0))).toEqual([
      ['7', 'open', 'open'],
      ['17', 'open open', 'open'],
      ['107', 'open open open', 'open'],
      ['8', 'open', 'open'],
    ]);
    expect(shown(revealed(bets, '107', 1))).toEqual([
      ['7', 'match', 'open'],
      ['17', 'open match', 'open'],
      ['107', 'open open match', 'open'],
      ['8', 'miss', 'beaten'],
    ]);
    expect(shown(revealed(bets, '107', 2))?.[1]).toEqual(['17', 'miss match', 'beaten']);
    expect(shown(revealed(bets, '107', 3))).toEqual([
      ['7', 'match', 'won'],
      ['107', 'match match match', 'won'],
    ]);
  });

  it('have no outcome before the last digit, even if the server has settled them', () => {
    const bets = [settled('07', 89_000), settled('8', -1000)];
    const before = revealed(bets, '107', 2);
    expect(before?.rows.map(({ outcome }) => outcome)).toEqual([null, null]);
    expect(before?.total).toEqual({ count: 2, staked: 2000, outcome: null });
    expect(revealed(bets, '107', 3)?.total).toEqual({
      count: 2,
      staked: 2000,
      outcome: { payout: 90_000, net: 88_000, isExpected: false },
    });
  });

  it('are only those of the revealed round; without any there is nothing to show', () => {
    const other = betOf({ roundId: 49 });
    expect(revealed([other], '107', 3)).toBeNull();
    expect(revealed([other, betOf()], '107', 3)?.total.count).toBe(1);
  });

  it('are nothing to show without a draw on the screen or without a list', () => {
    const reveal = { roundId: 50, digits: '107', revealedCount: 3 };
    const select = selectRevealedBets.resultFunc;
    expect(select(reveal, [betOf()], false)?.rows).toHaveLength(1);
    expect(select(reveal, [betOf()], true)?.total).toMatchObject({ outcome: { net: null } });
    expect(select(null, [betOf()], false)).toBeNull();
    expect(select(reveal, undefined, false)).toBeNull();
  });

  it('that lost are one line once some of the others did not', () => {
    const bets = [...numbers('8', '17', '07'), betOf({ odds: null })];
    const end = revealed(bets, '107', 3);
    expect(shown(end)).toEqual([
      ['07', 'match match', 'won'],
      ['07', 'match match', 'unknown'],
    ]);
    expect(end?.lost?.bets.map(({ bet }) => bet.number)).toEqual(['8', '17']);
    expect(end?.lost?.sum).toEqual({
      count: 2,
      staked: 2000,
      outcome: { payout: 0, net: -2000, isExpected: true },
    });
    expect(end?.rest).toBeNull();
  });

  it('keep a row each if a few of them all lost', () => {
    const end = revealed(numbers('8', '17'), '107', 3);
    expect(end?.rows.map(({ state }) => state)).toEqual(['lost', 'lost']);
    expect(end?.lost).toBeNull();
  });

  it('have a row each and no rest up to eight bets until the last digit', () => {
    const eight = numbers('8', '7', '7', '7', '7', '7', '7', '7');
    expect(revealed(eight, '107', 2)?.rows).toHaveLength(8);
    expect(revealed(eight, '107', 2)?.rest).toBeNull();
    const nine = revealed([...eight, betOf({ number: '7' })], '107', 2);
    expect(nine?.rest?.sum).toMatchObject({ count: 1, staked: 1000 });
  });

  it('stay unknown at the end if they can not be read', () => {
    const bets = [betOf({ number: null, type: null }), betOf({ odds: null })];
    expect(shown(revealed(bets, '107', 3))).toEqual([
      [null, '', 'unknown'],
      ['07', 'match match', 'unknown'],
    ]);
  });
});

describe('many own bets', () => {
  const losers = Array.from({ length: 200 }, (_, id) => betOf({ id, number: '8' }));

  it('have the winners first and the others as one line', () => {
    const bets = [
      ...losers,
      betOf({ id: 201, number: '07' }),
      betOf({ id: 202, number: '7', odds: 9 }),
    ];
    const end = revealed(bets, '107', 3);
    expect(shown(end)).toEqual([
      ['07', 'match match', 'won'],
      ['7', 'match', 'won'],
    ]);
    expect(end?.rest).toBeNull();
    expect(end?.lost?.sum).toEqual({
      count: 200,
      staked: 200_000,
      outcome: { payout: 0, net: -200_000, isExpected: true },
    });
    expect(end?.total).toMatchObject({ count: 202, staked: 202_000, outcome: { payout: 99_000 } });
  });

  it('have twenty rows at most, of those that can win', () => {
    const open = Array.from({ length: 30 }, (_, id) => betOf({ id: id + 300, number: '07' }));
    const before = revealed([...losers, ...open], '107', 1);
    expect(before?.rows).toHaveLength(20);
    expect(before?.rows.every(({ bet }) => bet.number === '07')).toBe(true);
    expect(before?.rest?.sum).toEqual({ count: 210, staked: 210_000, outcome: null });
  });
});

describe('the celebration', () => {
  const isCelebratedFor = (...bets: Bet[]) => {
    const end = revealed(bets, '107', 3);
    return end && isCelebrated(end);
  };

  it('is for a round that ended with more than was staked, by the server’s figures', () => {
    expect(isCelebratedFor(settled('07', 89_000), settled('8', -1000))).toBe(true);
  });

  it('is not for a win that is expected, or no more than the stake of the round', () => {
    expect(isCelebratedFor(betOf())).toBe(false);
    expect(isCelebratedFor(settled('7', 8000), settled('8', -8000))).toBe(false);
    expect(isCelebratedFor(settled('7', 8000), settled('8', -9000))).toBe(false);
    const winner = revealed([settled('07', 89_000)], '107', 2);
    expect(winner && isCelebrated(winner)).toBe(false);
  });
});

describe('the announcement', () => {
  const announced = (bets: Bet[], count = 3) => {
    const end = revealed(bets, '107', count);
    return end && ownBetsAnnouncement(end);
  };

  it('names payout and net, and says which are expected', () => {
    const { announcement, expectedAnnouncement } = km.outcomes;
    expect(announced([settled('07', 89_000)])).toBe(announcement('90,000', '+89,000'));
    expect(announced([betOf({ number: '8' })])).toBe(expectedAnnouncement('0', '-1,000'));
    expect(announced([betOf({ odds: null })])).toBe(expectedAnnouncement('N/A', 'N/A'));
  });

  it('is empty before the last digit', () => {
    expect(announced([settled('07', 89_000)], 2)).toBe('');
  });
});
