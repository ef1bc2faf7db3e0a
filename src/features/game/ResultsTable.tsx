import { homeReloadRequested } from '../../store/appEvents';
import { tableStatus } from '../../api/restApi';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { valueForType } from '../../domain/drawnNumber';
import type { BetType } from '../../domain/drawnNumber';
import type { ListedResult } from '../../api/wire/roundResult';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import { DataTable } from '../../ui/table/DataTable';
import { roundColumn, timeColumn } from './cellTexts';
import type { Column } from '../../ui/table/columns';
import {
  selectAreResultsPartial,
  selectIsOnlyCalculated,
  selectResultsStatus,
  selectShownResults,
} from './gameSelectors';
import { useReturningPlace } from '../../ui/table/useReturningPlace';

const keyOf = ({ roundId, createdAt }: ListedResult) => roundId ?? `${createdAt}`;

const resultColumns: readonly Column<ListedResult>[] = [
  { ...roundColumn, cardLayout: { line: 1 } },
  { ...timeColumn, cardLayout: { line: 2 } },
  {
    key: 'threeDigits',
    header: km.tables.threeDigits,
    cardLayout: { end: true },
    cell: ({ digits }) => <DigitBalls number={digits} />,
  },
  {
    key: 'twoDigits',
    header: km.tables.twoDigits,
    cardLayout: { line: 2, end: true, labelled: true },
    cell: drawnValue('2D'),
  },
  {
    key: 'oneDigit',
    header: km.tables.oneDigit,
    cardLayout: { line: 2, end: true, labelled: true },
    cell: drawnValue('1D'),
  },
];

/** The results of earlier rounds; only the single result after `calculate`. */
export function ResultsTable() {
  const dispatch = useAppDispatch();
  const results = useAppSelector(selectShownResults);
  const status = useAppSelector(selectResultsStatus);
  const isPartial = useAppSelector(selectAreResultsPartial);
  useReturningPlace(useAppSelector(selectIsOnlyCalculated));
  return (
    <DataTable
      label={km.tables.results}
      columns={resultColumns}
      rows={results}
      rowKey={keyOf}
      status={tableStatus(status)}
      onRetry={() => dispatch(homeReloadRequested())}
      isPartial={isPartial}
    />
  );
}

function drawnValue(type: BetType) {
  return ({ digits }: ListedResult) =>
    digits === null ? km.common.notAvailable : valueForType(digits, type);
}
