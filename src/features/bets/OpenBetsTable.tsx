import { useAppSelector } from '../../app/hooks';
import { tableStatus } from '../../api/tableStatus';
import { km } from '../../i18n/km';
import { DataTable } from '../../ui/table/DataTable';
import { betColumns, betKey } from './betColumns';
import { selectBetsStatus, selectOpenBets } from './betsSelectors';
import { PartialListNote } from './PartialListNote';

const none: never[] = [];

/** Bets that wait for their draw. */
export function OpenBetsTable({ onRetry }: { onRetry: () => void }) {
  const bets = useAppSelector(selectOpenBets);
  const status = useAppSelector(selectBetsStatus);
  return (
    <>
      <DataTable
        label={km.tables.openBets}
        columns={betColumns}
        rows={bets ?? none}
        rowKey={betKey}
        status={tableStatus(status)}
        emptyHint={km.tables.noBetsHint}
        onRetry={onRetry}
      />
      <PartialListNote />
    </>
  );
}
