import { sessionEnded } from '../../api/apiEvents';
import { betsEvents } from '../../features/bets/betsSlice';
import type { Bet, Stake } from '../../domain/bet';
import { refuse } from '../../testing/visits/supportVisit';
import type { Fault, Visit } from '../../testing/visits/visit';
import { ledgerWith, marksOf } from '../../testing/reportOf';
import { atSecond } from '../../testing/visits/visitText';
import type { Faults } from '../../testing/visits/visitText';
import type { GameEvent } from '../../../sandbox/engine/types';

/** The call gets no answer. */
function loseAnswer(visit: Visit, stake: Stake): string {
  const { receiptId, call } = visit.send(stake);
  visit.clock.advance(400);
  call.reject({ kind: 'offline', status: null, message: null, reason: null });
  const callTime = { ms: 400, isUnanswered: true };
  const cause = 'offline' as const;
  visit.dispatch(betsEvents.betUnanswered({ receiptId, callTime, cause, message: null }));
  return receiptId;
}

/** From this stake on the server changes the rows of its bet. */
const changeRows =
  (change: (row: Bet) => Bet | readonly Bet[], isWinning = false) =>
  (visit: Visit, stake: Stake): void => {
    if (isWinning) visit.game.forceNextNumber(stake.number.padStart(3, '5'));
    visit.place(stake);
    const id = visit.game.ledger.bets.at(-1)?.id;
    visit.editRow = (row) => (row.id === id ? change(row) : row);
  };

/** The prize of the last bet does not reach the balance at the draw. */
function withholdPrize(visit: Visit, event: GameEvent): void {
  if (event.type !== 'balanceChanged' || visit.game.round.phase !== 'drawing') return;
  const won = visit.game.ledger.bets.at(-1);
  visit.balanceError = -((won?.winLose ?? 0) + (won?.amount ?? 0));
}

/** In place of the player's stake; whether it was stored is what the marks contradict. */
const staked = (
  stake: Required<Fault>['stake'],
  ...marks: string[]
): [marks: readonly string[], Fault] => [['stake: stored', ...marks], { stake }];

/** The amounts are no sum of stakes and prizes. */
const oddAmount = 41_337;

/** What goes wrong with money, and the marks that name it. */
const faults: Faults = {
  refused: staked((visit, stake) => void refuse(visit, stake)),
  refusedAsLate: staked((visit, stake) => void refuse(visit, stake, 'Betting is closed.')),
  refusedButStored: staked((visit, stake) => {
    visit.store(stake);
    refuse(visit, stake);
    visit.pushBalance();
  }),
  refusedButTaken: staked((visit, stake) => {
    refuse(visit, stake);
    visit.balanceError -= stake.amount;
    visit.pushBalance();
  }),
  unansweredButStored: staked((visit, stake) => {
    visit.store(stake);
    loseAnswer(visit, stake);
    visit.pushBalance();
    visit.fetch('getBets');
  }),
  unanswered: staked((visit, stake) => {
    loseAnswer(visit, stake);
    visit.fetch('getBets');
  }),
  againAfterUnclear: staked((visit, stake) => {
    visit.store(stake);
    loseAnswer(visit, stake);
    visit.pushBalance();
    visit.clock.advance(2000);
    visit.place(stake);
  }, 'stake: equal'),
  acceptedWithoutDebit: staked((visit, stake) => {
    visit.balanceError += stake.amount;
    visit.place(stake);
  }),
  storedTwice: staked((visit, stake) => {
    visit.place(stake);
    visit.store(stake);
    visit.pushBalance();
    visit.fetch('getBets');
  }),
  rowTwice: staked(changeRows((row) => [row, row])),
  vanished: staked(changeRows(() => [])),
  neverListed: staked((visit, stake) => {
    const known = new Set(visit.game.ledger.bets.map(({ id }) => id));
    visit.editRow = (row) => (known.has(row.id ?? -1) || row.roundId !== stake.roundId ? row : []);
    visit.place(stake);
  }),
  fellByOther: staked((visit, stake) => {
    visit.balanceError -= 500;
    visit.place(stake);
  }, 'balance: change'),
  fellLate: [
    ['stake: stored'],
    {
      stake(visit, stake) {
        visit.isBalanceWatched = false;
        visit.place(stake);
      },
      second(visit, second) {
        visit.isBalanceWatched ||= second > 50;
        visit.pushBalance();
      },
    },
  ],
  signedOutInFlight: staked((visit, stake) => {
    visit.send(stake);
    visit.dispatch(sessionEnded({ reason: 'loggedOut' }));
    visit.isOver = true;
  }),
  listEmptied: [
    ['stake: stored'],
    atSecond(30, (visit) => {
      visit.calls.beginQuery('getBets').fulfill([]);
      visit.fetch('getBets');
    }),
  ],
  notSent: staked((visit, stake) => {
    visit.dispatch(betsEvents.betSubmitted(stake));
    visit.dispatch(betsEvents.betBlocked({ reason: 'otherRound' }));
  }),
  numberWithoutZeros: [
    [],
    {
      stake: (visit, stake) =>
        changeRows((row) => ({ ...row, number: '7', mayLackZeros: true }))(visit, {
          ...stake,
          number: '07',
        }),
    },
  ],
  otherNumber: [
    ['stake: content'],
    { stake: changeRows((row) => ({ ...row, number: row.number?.replace(/./, 'x') ?? null })) },
  ],
  otherAmount: [
    ['stake: content'],
    {
      stake: changeRows((row) => ({
        ...row,
        amount: (row.amount ?? 0) + 500,
        winLose: row.winLose === null ? null : row.winLose - 500,
      })),
    },
  ],
  otherRound: [
    ['stake: content', 'round: digits'],
    { stake: changeRows((row) => ({ ...row, roundId: (row.roundId ?? 0) + 1 })) },
  ],
  refunded: [
    ['stake: payout', 'stake: paid'],
    { stake: changeRows((row) => (row.isSettled ? { ...row, winLose: 0 } : row)) },
  ],
  lowerOdds: [
    ['stake: odds'],
    { stake: changeRows((row) => ({ ...row, odds: (row.odds ?? 0) - 1 })) },
  ],
  wonAndSettledAsLost: [
    ['stake: payout'],
    {
      stake: changeRows(
        (row) => ({ ...row, winLose: row.isSettled ? -(row.amount ?? 0) : null }),
        true,
      ),
      event: withholdPrize,
    },
  ],
  prizeWithheld: [['stake: paid'], { stake: changeRows((row) => row, true), event: withholdPrize }],
  neverSettled: [
    ['stake: settled'],
    {
      stake: changeRows((row) => ({ ...row, isSettled: false, drawnDigits: null, winLose: null })),
    },
  ],
  stampHourOff: [
    ['stake: stamp'],
    {
      stake: changeRows((row) => ({
        ...row,
        createdAt: new Date(Date.parse(row.createdAt ?? '') - 3_600_000).toISOString(),
      })),
    },
  ],
  otherTab: [
    ['bet: press'],
    atSecond(40, (visit) => {
      const bet = visit.store({ roundId: visit.roundId, number: '88', amount: 3000 });
      visit.dispatch(betsEvents.betClaimedElsewhere({ betId: String(bet.id), isTwin: false }));
      visit.pushBalance();
      visit.fetch('getBets');
    }),
  ],
  otherDevice: [
    ['bet: press'],
    atSecond(45, (visit) => {
      visit.store({ roundId: visit.roundId, number: '3', amount: 7000 });
      visit.pushBalance();
    }),
  ],
  balanceJump: [
    ['balance: change'],
    atSecond(50, (visit) => {
      visit.balanceError -= oddAmount;
      visit.pushBalance();
    }),
  ],
};

it.each(Object.entries(faults))(
  'a generated visit with the fault "%s" has its marks and no other',
  (name, [marks, fault]) => expect(marksOf(ledgerWith(name, fault))).toEqual(marks),
);
