import { Game } from './game';
import { createRandom } from './random';
import type { GameEvent } from './types';

const playerId = 1;

function newGame(roundSeconds = 10) {
  const game = new Game(
    {
      firstRoundId: 500,
      results: new Map(),
      random: createRandom(1, 'draws'),
      ledger: { balances: new Map([[playerId, 100_000]]), bets: [], house: 0 },
    },
    { roundSeconds, drawSeconds: 3 },
    () => 1_795_000_000_000,
  );
  const events: GameEvent[] = [];
  game.listen((event) => events.push(event));
  return { game, events };
}

const tick = (game: Game, times: number) => {
  for (let each = 0; each < times; each += 1) game.tick();
};

const place = (game: Game, number = '7', amount = 1000, roundId: unknown = game.round.id) =>
  game.placeBet(playerId, { roundId, number, amount });

describe('a round', () => {
  it('[1.1] starts, counts from N to 0 once a second, draws, pauses and is followed by the next', () => {
    const { game, events } = newGame(6);
    game.open();
    tick(game, 9);
    const emitted = events.map((event) => {
      if (event.type === 'countedDown') return event.secondsLeft;
      if (event.type === 'roundStarted') return `start ${event.roundId}`;
      return event.type === 'roundDrawn' ? `draw ${event.result.roundId}` : event.type;
    });
    expect(emitted).toEqual(['start 500', 6, 5, 4, 3, 2, 1, 0, 'draw 500', 'start 501', 6]);
  });

  it('increases its id by one, and adds its result to the list', () => {
    const { game } = newGame();
    game.startRound();
    game.startRound();
    expect(game.round.id).toBe(502);
    expect(game.latestResults(5).map(({ roundId }) => roundId)).toEqual([501, 500]);
  });

  it('settles the bets before its draw is emitted, and the balance follows', () => {
    const { game, events } = newGame();
    game.forceNextNumber('007');
    place(game);
    let winLose: number | null | undefined = null;
    game.listen((event) => {
      if (event.type === 'roundDrawn') winLose = game.betsOf(playerId)[0]?.winLose;
    });
    tick(game, 10);
    expect(winLose).toBe(8000);
    expect(events.slice(-2)).toEqual([
      expect.objectContaining({
        type: 'roundDrawn',
        result: expect.objectContaining({ number: '007' }),
      }),
      { type: 'balanceChanged', userId: playerId },
    ]);
    expect(game.balanceOf(playerId)).toBe(108_000);
  });

  it('uses a forced result only once', () => {
    const { game } = newGame();
    game.forceNextNumber('007');
    game.startRound();
    expect(game.latestResults(1)[0]?.number).toBe('007');
    const numbers = Array.from({ length: 20 }, () => {
      game.startRound();
      return game.latestResults(1)[0]?.number;
    });
    expect(new Set(numbers).size).toBeGreaterThan(10);
  });

  it('can be finished, started and counted down out of turn without a gap in the ids', () => {
    const { game } = newGame();
    game.finishRound();
    game.finishRound();
    expect(game.latestResults(1)[0]?.roundId).toBe(500);
    expect(game.round).toMatchObject({ id: 500, phase: 'drawing' });
    game.countDownTo(7);
    expect(game.round).toEqual({ id: 501, phase: 'betting', secondsLeft: 7 });
  });
});

describe('the bets of the game', () => {
  it('are taken while more than 5 seconds are left', () => {
    const { game } = newGame();
    tick(game, 4);
    expect(game.round.secondsLeft).toBe(6);
    expect(place(game)).toMatchObject({ number: '7', winLose: null });
    tick(game, 1);
    expect(place(game)).toBe('bettingClosed');
    game.finishRound();
    expect(place(game)).toBe('bettingClosed');
  });

  it.each([
    ['a past round', '7', 1000, 499, 'wrongRound'],
    ['the next round', '7', 1000, 501, 'wrongRound'],
    ['a round id in a string', '7', 1000, '500', 'wrongRound'],
    ['no number', '', 1000, 500, 'badNumber'],
    ['four digits', '1234', 1000, 500, 'badNumber'],
    ['letters', '1a', 1000, 500, 'badNumber'],
    ['other digits', '៧', 1000, 500, 'badNumber'],
    ['a number that is no string', 7, 1000, 500, 'badNumber'],
    ['no stake', '7', 0, 500, 'badAmount'],
    ['a negative stake', '7', -1000, 500, 'badAmount'],
    ['half a riel', '7', 1000.5, 500, 'badAmount'],
    ['a stake in a string', '7', '1000', 500, 'badAmount'],
    ['an immense stake', '7', 1e300, 500, 'badAmount'],
    ['less than the minimum', '7', 999, 500, 'belowMinimum'],
    ['more than the maximum', '7', 1_000_001, 500, 'aboveMaximum'],
    ['more than the balance', '7', 100_001, 500, 'balanceNotEnough'],
  ])(
    '[1.13] are refused with %s, and no money moves',
    (_what, number, amount, roundId, refusal) => {
      const { game } = newGame();
      expect(game.placeBet(playerId, { roundId, number, amount })).toBe(refusal);
      expect(game.balanceOf(playerId)).toBe(100_000);
      expect(game.betsOf(playerId)).toEqual([]);
    },
  );
});
