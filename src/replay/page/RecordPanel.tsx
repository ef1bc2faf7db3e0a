import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { messageOf } from '../../platform/logger';
import { plainText } from '../../domain/serverText';
import type { RecordingReport } from '../engine/readRecording';
import type { ServerRecord } from '../engine/record/betFacts';
import { compareBets } from '../engine/record/compareBets';
import { readRecordFile } from '../engine/record/jsonRecord';
import { matchBets } from '../engine/record/matchBets';
import { summaryOf, ticketText } from '../engine/record/ticketText';
import { ComparedBets } from './ComparedBets';
import { FilePicker, OpenError } from './OpenPanel';
import { useReplay } from './useReplay';

/** The operator's record of a player's bets, as the agent has loaded it. */
export interface LoadedRecord {
  fileName: string;
  record: ServerRecord;
  /** The agent knows that it has all bets of the rounds of the recording. */
  isComplete: boolean;
}

interface RecordPanelProps {
  /** Null until the recording is read. */
  report: RecordingReport | null;
  /** Null until the agent has chosen a record. */
  loaded: LoadedRecord | null;
  onLoaded(loaded: LoadedRecord): void;
}

/** Takes the operator's record of the player's bets, and compares it with the recording. */
export function RecordPanel({ report, loaded, onLoaded }: RecordPanelProps) {
  const [error, setError] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);

  async function open(file: File): Promise<void> {
    setReading(true);
    setError(null);
    try {
      const record = await readRecordFile(file);
      onLoaded({ fileName: plainText(file.name), record, isComplete: false });
    } catch (thrown) {
      setError(messageOf(thrown));
    } finally {
      setReading(false);
    }
  }

  return (
    <Stack
      onDrop={(event) => {
        // Otherwise the page would open it as a trace.
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) void open(file);
      }}
      sx={{ flex: 1, minHeight: 0, gap: 1, padding: 1, overflow: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label="The server’s record"
    >
      <OpenError message={error} />
      {loaded === null && (
        <Typography variant="body2">
          Compare the bets with what the server has: drop the answer of <b>GET bets</b> (JSON) here,
          or choose it. The file stays on this computer.
        </Typography>
      )}
      <FilePicker
        label={loaded === null ? 'Choose the record…' : 'Choose another…'}
        variant={loaded === null ? 'contained' : 'outlined'}
        isReading={isReading}
        onOpen={(file) => void open(file)}
      />
      {loaded !== null && report === null && (
        <Typography variant="body2">Reading the recording…</Typography>
      )}
      {loaded !== null && report !== null && (
        <Comparison report={report} loaded={loaded} onLoaded={onLoaded} />
      )}
    </Stack>
  );
}

interface ComparisonProps {
  report: RecordingReport;
  loaded: LoadedRecord;
  onLoaded(loaded: LoadedRecord): void;
}

/** The bets of the recording beside those of the record, and the text for a ticket. */
function Comparison({ report, loaded, onLoaded }: ComparisonProps) {
  const { fileName } = useReplay();
  const { record, isComplete } = loaded;
  const { bets, listed, rounds } = report;
  const matches = useMemo(() => matchBets(bets, listed, record), [bets, listed, record]);
  const comparison = compareBets(matches, record, rounds.keys(), isComplete);
  const { earlier, outside } = comparison;
  return (
    <>
      <FormControlLabel
        label="The record has all bets of the rounds of the recording"
        control={
          <Checkbox
            size="small"
            checked={isComplete}
            onChange={() => onLoaded({ ...loaded, isComplete: !isComplete })}
          />
        }
      />
      <CopyButton text={ticketText(comparison, fileName, loaded.fileName)} />
      <Typography variant="body2">
        <b>{loaded.fileName}</b>, {record.rows.length} bets. {summaryOf(comparison)}
      </Typography>
      {record.remarks.map((remark) => (
        <Typography key={remark} variant="caption">
          {remark}
        </Typography>
      ))}
      <ComparedBets bets={comparison.bets} rounds={rounds} />
      {earlier + outside > 0 && (
        <Typography variant="caption" color="textSecondary">
          Not shown, from rounds outside the recording: {earlier} bets of the app’s lists, {outside}{' '}
          rows of the record.
        </Typography>
      )}
    </>
  );
}

/** Copies a text, and says what came of it. */
function CopyButton({ text }: { text: string }) {
  const [result, setResult] = useState<{ text: string; message: string } | null>(null);
  async function copy(): Promise<void> {
    const write = navigator.clipboard.writeText(text);
    const message = await write.then(() => 'Copied').catch(() => 'The browser forbids to copy');
    setResult({ text, message });
  }
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => void copy()}>
        Copy for the ticket
      </Button>
      <Typography role="status" variant="caption">
        {result?.text === text && result.message}
      </Typography>
    </Stack>
  );
}
