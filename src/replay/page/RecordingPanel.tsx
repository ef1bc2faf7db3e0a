import Divider from '@mui/material/Divider';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import type { Ledger } from '../ledger/readLedger';
import { LedgerList } from './LedgerList';
import { StepList } from './StepList';
import type { StepListProps } from './StepList';
import { Panel } from './controls';
import { useSelectedRow } from './useReplay';
import { useTexts } from './useTexts';

const names = ['ledger', 'steps'] as const;
type PanelName = (typeof names)[number];

interface RecordingPanelProps {
  ledger: Ledger | null;
  steps: StepListProps;
}

/** The ledger, or every step of the recording. */
export function RecordingPanel({ ledger, steps }: RecordingPanelProps) {
  const texts = useTexts();
  const [shown, setShown] = useState<PanelName>('ledger');
  const [selected, onSelect] = useSelectedRow(ledger);
  return (
    <Panel aria-label={texts.recording}>
      <Tabs
        value={shown}
        onChange={(_, name: PanelName) => setShown(name)}
        aria-label={texts.recording}
        sx={{ '&, & button': { flexShrink: 0, minHeight: 36 } }}
      >
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            label={texts[name]}
            id={`tab-${name}`}
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
        aria-labelledby={`tab-${shown}`}
        sx={{ flex: 1 }}
      >
        {shown === 'ledger' ? (
          <LedgerList ledger={ledger} selected={selected} onSelect={onSelect} />
        ) : (
          <StepList {...steps} />
        )}
      </Panel>
    </Panel>
  );
}
