import { openStakes, totalMoney } from '../engine/ledger';
import { betRow } from '../rest/rows';
import { currentFaults, type Faulty } from './faults';
import type { Table } from '../createTable';

/** The state for tests, with the bets of one player if a user id is given. */
export function describeState(table: Table, faulty: Faulty, userId: number | undefined) {
  const { game, ticker } = table;
  const { ledger, limits } = game;
  return {
    round: game.round,
    countdown: game.round.phase === 'betting' ? game.round.secondsLeft : 0,
    clock: { paused: !ticker.running },
    connections: {
      pusher: faulty.pusher.connections,
      database: faulty.database.connections,
    },
    ledger: {
      balances: Object.fromEntries(ledger.balances),
      openStakes: openStakes(ledger),
      house: ledger.house,
      total: totalMoney(ledger),
    },
    limits: { max_bet: limits.maxBet, min_bet: limits.minBet },
    faults: currentFaults(faulty),
    ...(userId !== undefined && {
      bets: game.betsOf(userId).map((bet) => betRow(bet, game.resultOf(bet.roundId))),
    }),
  };
}
