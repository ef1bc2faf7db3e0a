import { homeReloadRequested } from '../../../store/appEvents';
import { tableStatus } from '../../../api/restApi';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { km } from '../../../i18n/km';
import { DigitBalls } from '../../../ui/ball/DigitBalls';
import { WinLose } from '../../../ui/money';
import { DataTable } from '../../../ui/table/DataTable';
import { roundColumn, stakeText, timeColumn, typeColumn } from '../../game/cellTexts';
import type { Column } from '../../../ui/table/columns';
import { RepeatButton } from './RepeatButton';
import type { Bet } from '../../../domain/bet';
import { selectBetsStatus, selectOpenBets, selectSettledBets } from '../betsSelectors';
import { shownWinLose } from '../../../domain/outcome';
import { selectIsListPartial } from '../betsSlice';

/** Gold for a win, of which a long list has few. */
const ballColor = (bet: Bet) => (bet.isSettled && (shownWinLose(bet) ?? 0) > 0 ? 'gold' : 'ink');

/** The columns of both tables (specification section 2). */
const betColumns: readonly Column<Bet>[] = [
  roundColumn,
  { ...timeColumn, width: 'minmax(0, 1.8fr)' },
  {
    key: 'number',
    header: km.tables.number,
    width: 'minmax(0, 1.4fr)',
    cell: (bet) => (
      <>
        <DigitBalls number={bet.number} color={ballColor(bet)} />
        <RepeatButton bet={bet} />
      </>
    ),
  },
  typeColumn,
  {
    key: 'stake',
    header: km.tables.amountTimesOdds,
    align: 'right',
    width: 'minmax(0, 1.3fr)',
    cardLayout: { end: true },
    cell: stakeText,
  },
];

/** A React key that stays with a bet when the list changes; rows may share it. */
function betKey(bet: Bet): string {
  return `${bet.id ?? `${bet.roundId}-${bet.number}-${bet.amount}-${bet.createdAt}`}`;
}

const settledColumns: readonly Column<Bet>[] = [
  // On a card, the line ends belong to the win/lose figure and the drawn number.
  ...betColumns.map((column) => ({
    ...column,
    cardLayout: { line: column.cardLayout?.line ?? 1 },
  })),
  {
    key: 'winLose',
    header: km.tables.winLose,
    align: 'right',
    cardLayout: { end: true },
    cell: (bet) => <WinLose amount={shownWinLose(bet)} isPayout />,
  },
  {
    key: 'result',
    header: km.tables.result,
    align: 'right',
    width: 'minmax(0, 1.1fr)',
    cardLayout: { line: 2, end: true },
    cell: (bet) => <DigitBalls number={bet.drawnDigits} color={ballColor(bet)} />,
  },
];

/** Bets whose round is not drawn yet. */
export function OpenBetsTable() {
  return (
    <BetsTable
      label={km.tables.openBets}
      columns={betColumns}
      rows={useAppSelector(selectOpenBets)}
      emptyHint={km.tables.noBetsHint}
    />
  );
}

/** Settled bets with their win/lose figure and the drawn number. */
export function SettledBetsTable() {
  return (
    <BetsTable
      label={km.tables.winLoseHistory}
      columns={settledColumns}
      rows={useAppSelector(selectSettledBets)}
    />
  );
}

type BetsTableProps = Pick<
  Parameters<typeof DataTable<Bet>>[0],
  'label' | 'columns' | 'rows' | 'emptyHint'
>;

function BetsTable(props: BetsTableProps) {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectBetsStatus);
  const isPartial = useAppSelector(selectIsListPartial);
  return (
    <DataTable
      {...props}
      rowKey={betKey}
      status={tableStatus(status)}
      onRetry={() => dispatch(homeReloadRequested())}
      isPartial={isPartial}
    />
  );
}
