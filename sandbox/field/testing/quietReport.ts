import type { FieldReport } from '../../../src/domain/fieldReport';

/** The report of a minute in which nothing happened. */
export const quietReport: FieldReport = {
  release: '1.0.0 (4a04ec2)',
  share: 1,
  seconds: 60,
  vitals: {},
  errors: [],
  calls: [],
  connection: { lost: 0, mute: 0, lostSeconds: 0 },
  stakes: { accepted: 0, refused: 0, checked: 0, notPlaced: 0 },
  unreadable: [],
};
