import { Suspense, lazy, useState } from 'react';
import { ActionList } from './ActionList';
import type { ActionFiltersProps } from './ActionFilters';
import { BetList } from './BetList';
import { FindingList } from './FindingList';
import { NetworkList } from './NetworkList';
import { PathChanges } from './PathChanges';
import { PanelTabs, tabPanelProps } from './PanelTabs';
import { Panel } from './controls';
import type { LoadedRecord } from './loadedRecord';
import type { PathHistory } from './usePathHistory';
import { useRecordingReport } from './useRecordingReport';

/** What lists the whole recording; a row of each leads to its step. */
const lists = ['Steps', 'Bets', 'Findings', 'Network', 'Server'] as const;
export type ListName = (typeof lists)[number] | 'Changes';

/** Few tickets need it, and it comes with the reader of tables. */
const RecordPanel = lazy(() => import('./RecordPanel'));

interface RecordingListsProps extends ActionFiltersProps {
  shown: ListName;
  onShow(list: ListName): void;
  /** The changes of the value that was asked for; null for none. */
  history: PathHistory | null;
  onCloseHistory(): void;
}

/** The lists of the recording beside the player's screen. */
export function RecordingLists(props: RecordingListsProps) {
  const { shown, onShow, history, onCloseHistory, ...actions } = props;
  const report = useRecordingReport();
  // Kept while another list is shown.
  const [record, setRecord] = useState<LoadedRecord | null>(null);
  return (
    <Panel aria-label="The recording" sx={{ containerType: 'size' }}>
      <PanelTabs
        id="list"
        label="Lists of the recording"
        names={history ? [...lists, 'Changes'] : lists}
        shown={shown}
        onShow={onShow}
        counts={{
          ...(report && { Bets: report.bets.length, Findings: report.findings.length }),
          ...(history?.steps && { Changes: history.steps.length }),
        }}
      />
      <Panel as="div" {...tabPanelProps('list', shown)} sx={{ flex: 1 }}>
        {shown === 'Steps' && <ActionList {...actions} />}
        {shown === 'Bets' && <BetList rows={report?.bets ?? null} />}
        {shown === 'Findings' && <FindingList findings={report?.findings ?? null} />}
        {shown === 'Network' && <NetworkList />}
        {shown === 'Server' && (
          <Suspense>
            <RecordPanel report={report} loaded={record} onLoaded={setRecord} />
          </Suspense>
        )}
        {shown === 'Changes' && history && (
          <PathChanges history={history} onClose={onCloseHistory} />
        )}
      </Panel>
    </Panel>
  );
}
