import type { BetRefusal } from '../engine/betRules';
import type { Game } from '../engine/game';
import { messages } from '../messages';
import { fieldsOf } from './account';
import { invalid, Refusal } from './refusal';
import { betRow } from './rows';

/** GET bets: all bets of the player, newest first. */
export function listBets(game: Game, userId: number) {
  return game.betsOf(userId).map((bet) => betRow(bet, game.resultOf(bet.roundId)));
}

/**
 * POST bets. The answer is that of the moment when the bet was stored, also to a repeated call.
 * @throws Refusal 422 for every broken rule
 */
export function placeBet(game: Game, userId: number, body: unknown, key: string | undefined) {
  const { result_id: roundId, number, amount } = fieldsOf(body);
  const placed = game.placeBet(userId, { roundId, number, amount }, key);
  if (typeof placed === 'string') throw refusalFor(placed, game);
  return { message: messages.betPlaced, data: betRow({ ...placed, winLose: null }, undefined) };
}

function refusalFor(broken: BetRefusal, game: Game): Refusal {
  const { minBet, maxBet } = game.limits;
  switch (broken) {
    case 'badNumber':
      return invalid('number', messages.badNumber);
    case 'wrongRound':
    case 'bettingClosed':
      return invalid('result_id', messages[broken]);
    case 'belowMinimum':
      return invalid('amount', messages.belowMinimum(minBet));
    case 'aboveMaximum':
      return invalid('amount', messages.aboveMaximum(maxBet));
    case 'badAmount':
    case 'balanceNotEnough':
      return invalid('amount', messages[broken]);
    case 'keyReused':
      return new Refusal(422, messages.keyReused);
  }
}
