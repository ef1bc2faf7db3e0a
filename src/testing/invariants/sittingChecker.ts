import type { RootState } from '../../app/rootReducer';
import { selectSittingSums } from '../../features/sitting/sittingSums';
import { selectSitting } from '../../features/sitting/sittingSlice';
import type { ServerModel } from './serverModel';
import { placedAt, winLoseOf } from './serverBets';
import type { Row } from './serverBets';

const sumOf = (rows: readonly Row[], figure: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + figure(row), 0);
const amountOf = ({ stake }: Row) => stake.amount;

/** What is wrong with the sums of the sitting, which count nothing that the server has not settled; null if nothing. */
export function problemOfSitting(state: RootState, server: ServerModel): string | null {
  const { staked } = selectSittingSums(state);
  const settled = sumOf(settledSinceBeginning(state, server), amountOf);
  return staked !== null && staked > server.mostCopies * settled
    ? `the sitting has staked ${staked}, of which the server has settled ${settled}`
    : null;
}

/** What is wrong with the sums once the list is the server's; null if nothing. */
export function problemOfSittingAtEnd(state: RootState, server: ServerModel): string | null {
  const { staked, net } = selectSittingSums(state);
  const isKnowable = selectSitting(state)?.before && !selectSitting(state)?.isStartUnknown;
  const rows = settledSinceBeginning(state, server);
  const expected = isKnowable ? [sumOf(rows, amountOf), sumOf(rows, winLoseOf)] : [null, null];
  return staked === expected[0] && net === expected[1]
    ? null
    : `the sitting's sums are ${staked} and ${net}, the server's ${expected.join(' and ')}`;
}

/** The settled bets that the server stored after those of the first list of the sitting. */
function settledSinceBeginning(state: RootState, { bets }: ServerModel): Row[] {
  const newestBefore = selectSitting(state)?.before?.newestBetAt ?? -Infinity;
  return bets.rows.filter((row) => row.digits !== null && placedAt(row) > newestBefore);
}
