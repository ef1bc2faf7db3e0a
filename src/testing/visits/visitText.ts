import { sessionEnded } from '../../api/apiEvents';
import { keepAll } from '../longTrace';
import { makeRecordedStore } from '../makeRecordedStore';
import { traceTextOf } from '../traceOf';
import { Visit, firstRound } from './visit';
import type { Fault } from './visit';

/** Something happens at one second of the round, in addition to the usual events. */
export const atSecond = (moment: number, happen: (visit: Visit) => void): Fault => ({
  second(visit, second) {
    if (second === moment) happen(visit);
  },
});

/** The session ends, and the visit with it. */
export const endSession = (end: Parameters<typeof sessionEnded>[0]): Fault =>
  atSecond(40, (visit) => {
    visit.dispatch(sessionEnded(end));
    visit.isOver = true;
  });

/** What goes wrong, by its name: the marks of the ledger that name it, and nothing else, and how it is done. */
export type Faults = Readonly<Record<string, [marks: readonly string[], fault: Fault]>>;

/** Those of docs/support.md that are generated. */
export const ticketFaults: Faults = {
  takenTwice: [
    ['stake: stored'],
    {
      stake(visit, stake) {
        visit.place(stake);
        visit.clock.advance(700);
        visit.balanceError -= stake.amount;
        visit.pushBalance();
      },
    },
  ],
  resultLost: [['round: seen'], { event: (_, { type }) => type === 'roundDrawn' }],
  loggedOutElsewhere: [
    ['session: session'],
    endSession({ reason: 'loggedOut', isElsewhere: true }),
  ],
};

/** The text of a file of a visit with faults by their round, counted from the first one. */
export function visitText(seed: number, planted: ReadonlyMap<number, Fault>, minutes = 10): string {
  const { store, recorder, clock } = makeRecordedStore({ limits: keepAll });
  const rounds = new Map([...planted].map(([round, fault]) => [firstRound + round, fault]));
  new Visit(store.dispatch, clock, seed, rounds).playHours(minutes / 60);
  return traceTextOf(recorder);
}
