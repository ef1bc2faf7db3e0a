import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useDeferredValue } from 'react';
import type { Verification } from '../engine/verification';
import { BetList } from './BetList';
import { FindingList } from './FindingList';
import { Summary } from './Summary';
import { StepList } from './StepList';
import type { StepListProps } from './StepList';
import { WhyNot } from './WhyNot';
import { Panel } from './controls';
import { useFirstFinding, usePlayback, useRecordingReport } from './useReplay';
import { fontSizes } from '../../ui/theme/fontSizes';

const names = ['Summary', 'Bets', 'Findings', 'Why not?', 'Steps'] as const;
export type PanelName = (typeof names)[number];

interface RecordingPanelProps {
  verification: Verification;
  shown: PanelName;
  onShow(name: PanelName): void;
  steps: StepListProps;
}

/** What is known of the recording and of the step that is shown. */
export function RecordingPanel({ verification, shown, onShow, steps }: RecordingPanelProps) {
  const report = useRecordingReport();
  useFirstFinding(report);
  // The details of a step don't hold up a replay at 16×.
  const step = useDeferredValue(usePlayback((state) => state.step));
  const counts: Partial<Record<PanelName, number | undefined>> = {
    Bets: report?.bets.length,
    Findings: report?.findings.length,
  };
  return (
    <Panel aria-label="The recording">
      <Tabs
        value={shown}
        onChange={(_, name: PanelName) => onShow(name)}
        variant="scrollable"
        aria-label="What to show of the recording"
        sx={{ '&, & button': { flexShrink: 0, minHeight: 40 }, '& button': tabStyle }}
      >
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            label={[name, counts[name]].join(' ').trim()}
            id={tabId(name)}
            aria-controls="recording-panel"
            onClick={({ detail: clicks, currentTarget }) => {
              // After a click the arrows and Space stay with the page; by keyboard they are the tabs'.
              if (clicks > 0) currentTarget.blur();
            }}
          />
        ))}
      </Tabs>
      <Divider />
      <Panel
        as="div"
        id="recording-panel"
        role="tabpanel"
        aria-labelledby={tabId(shown)}
        sx={{ flex: 1 }}
      >
        {shown === 'Summary' && <Summary report={report} verification={verification} />}
        {shown === 'Steps' && <StepList {...steps} />}
        {shown === 'Bets' && <BetList rows={report?.bets ?? null} />}
        {shown === 'Findings' && <FindingList report={report} />}
        {shown === 'Why not?' && (
          <Box tabIndex={0} sx={{ padding: 1, overflow: 'auto', outlineOffset: '-3px !important' }}>
            <WhyNot step={step} />
          </Box>
        )}
      </Panel>
    </Panel>
  );
}

/** All names fit into the narrowest panel. */
const tabStyle = {
  flex: '1 0 auto',
  minWidth: 0,
  padding: '4px',
  fontSize: fontSizes.hint,
  whiteSpace: 'nowrap',
} as const;

/** An id has no spaces. */
const tabId = (name: PanelName) => `tab-${name.replaceAll(/\W/g, '')}`;
