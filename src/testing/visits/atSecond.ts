import type { Fault, Visit } from './visit';

/** Something happens at one second of the round, beside what usually happens. */
export const atSecond = (moment: number, happen: (visit: Visit) => void): Fault => ({
  second(visit, second) {
    if (second === moment) happen(visit);
  },
});
