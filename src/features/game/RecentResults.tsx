import { useMemo } from 'react';
import { tableStatus } from '../../api/restApi';
import { useAppSelector } from '../../app/hooks';
import { km } from '../../i18n/km';
import type { RoundResult } from '../../lib/wireSchemas';
import { DataTable } from '../../ui/table/DataTable';
import { resultColumns } from './ResultsTable';
import { selectResultsStatus, selectShownResults } from './gameSelectors';

/** As many rounds as stand beside the stage and the tables of a high window. */
const shownRounds = 16;

const columns = resultColumns.filter(({ key }) => ['round', 'time', 'threeDigits'].includes(key));

const keyOf = ({ roundId }: RoundResult) => roundId;

/** Round, time and number of the newest rounds. */
export function RecentResults({ onRetry }: { onRetry: () => void }) {
  const results = useAppSelector(selectShownResults);
  const status = useAppSelector(selectResultsStatus);
  const rows = useMemo(() => (results ?? []).slice(0, shownRounds), [results]);
  return (
    <DataTable
      label={km.tables.recentResults}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      status={tableStatus(status)}
      onRetry={onRetry}
    />
  );
}
