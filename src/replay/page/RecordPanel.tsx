import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { messageOf } from '../../lib/logger';
import type { RecordingReport } from '../engine/readRecording';
import { FilePicker, OpenError } from './OpenPanel';
import { RecordColumns } from './RecordColumns';
import { RecordComparison } from './RecordComparison';
import { loadRecord, mapColumns } from './loadedRecord';
import type { CsvSource, LoadedRecord } from './loadedRecord';

interface RecordPanelProps {
  /** Null until the recording is read. */
  report: RecordingReport | null;
  /** Null until the agent has chosen a record. */
  loaded: LoadedRecord | null;
  onLoaded(loaded: LoadedRecord): void;
}

/** Takes the operator's record of the player's bets, and compares it with the recording. */
export default function RecordPanel({ report, loaded, onLoaded }: RecordPanelProps) {
  const [error, setError] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  /** The table whose columns the agent is asked for. */
  const [source, setSource] = useState<CsvSource | null>(null);

  async function open(file: File): Promise<void> {
    setReading(true);
    setError(null);
    try {
      const read = await loadRecord(file);
      if (read.record === null) setSource(read);
      else show(read);
    } catch (thrown) {
      setError(messageOf(thrown));
    } finally {
      setReading(false);
    }
  }

  function show(read: LoadedRecord): void {
    setSource(null);
    setError(null);
    onLoaded(read);
  }

  function map(mapped: CsvSource): void {
    try {
      show(mapColumns(mapped));
    } catch (thrown) {
      setError(messageOf(thrown));
    }
  }

  const picker = (
    <FilePicker
      label={loaded === null ? 'Choose the record…' : 'Choose another…'}
      variant={loaded === null ? 'contained' : 'outlined'}
      isReading={isReading}
      accept=".json,.csv,.tsv,.txt,application/json,text/csv,text/plain"
      onOpen={(file) => void open(file)}
    />
  );
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
      {source !== null && (
        <RecordColumns
          key={[source.fileName, ...source.table.headers].join('\n')}
          source={source}
          onMapped={(columns) => map({ ...source, columns })}
          onCancel={() => setSource(null)}
        />
      )}
      {source === null && loaded === null && (
        <>
          <Typography variant="body2">
            Compare the bets with what the server has: drop the answer of <b>GET bets</b> (JSON) or
            a table of bets (CSV) here, or choose it. The file stays on this computer.
          </Typography>
          {picker}
        </>
      )}
      {source === null && loaded !== null && report === null && (
        <Alert severity="info">Reading the recording…</Alert>
      )}
      {source === null && loaded !== null && report !== null && (
        <RecordComparison report={report} loaded={loaded} onLoaded={onLoaded}>
          {picker}
          {loaded.source && (
            <Button variant="outlined" onClick={() => setSource(loaded.source)}>
              Columns…
            </Button>
          )}
        </RecordComparison>
      )}
    </Stack>
  );
}
