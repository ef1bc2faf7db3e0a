import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { formatTimestamp, parseServerStamp } from '../../lib/dates';
import type { RecordingReport } from '../engine/readRecording';
import { compareBets, periodOf } from '../record/compareBets';
import type { Period } from '../record/compareBets';
import { matchBets } from '../record/matchBets';
import { summaryOf, ticketText } from '../record/ticketText';
import { ComparedBets } from './ComparedBets';
import type { LoadedRecord } from './loadedRecord';
import { useReplay } from './useReplay';

interface RecordComparisonProps {
  report: RecordingReport;
  loaded: LoadedRecord;
  onLoaded(loaded: LoadedRecord): void;
  /** Buttons beside that which copies the text. */
  children: ReactNode;
}

/** The bets of the recording beside those of the record, and the text for a ticket. */
export function RecordComparison(props: RecordComparisonProps) {
  const { report, loaded, onLoaded, children } = props;
  const { fileName, steps, trace } = useReplay();
  const { record, covered } = loaded;
  const isTimed = trace.timestampSource !== 'invented';
  const matches = useMemo(() => {
    const presses = isTimed ? report.bets : report.bets.map((bet) => ({ ...bet, at: null }));
    return matchBets(presses, report.listed, record);
  }, [report, record, isTimed]);
  const recorded: Period | null = isTimed
    ? { from: steps[0]?.at ?? 0, to: steps.at(-1)?.at ?? 0 }
    : null;
  const comparison = compareBets(matches, record, recorded, covered);
  const { earlier, outside } = comparison;
  const sources = { recordingName: fileName, recorded, recordName: loaded.fileName, covered };
  return (
    <>
      <CopyText text={ticketText(comparison, sources)}>{children}</CopyText>
      <Typography variant="body2">
        <b>{loaded.fileName}</b>, {record.rows.length} bets. {summaryOf(comparison)}
      </Typography>
      <CoveredPeriod
        key={JSON.stringify([loaded.fileName, periodOf(record)])}
        covered={covered}
        onChange={(changed) => onLoaded({ ...loaded, covered: changed })}
      />
      {[...record.remarks, ...comparison.remarks].map((remark) => (
        <Typography key={remark} variant="caption">
          {remark}
        </Typography>
      ))}
      <ComparedBets bets={comparison.bets} clockLeadMs={matches.clockLeadMs ?? 0} />
      {earlier + outside > 0 && (
        <Typography variant="caption" color="textSecondary">
          Not shown, from outside the time of the recording or without a time: {earlier} bets of the
          app’s lists, {outside} rows of the record.
        </Typography>
      )}
    </>
  );
}

interface CoveredPeriodProps {
  covered: Period | null;
  onChange(covered: Period | null): void;
}

/** For which time the agent knows the record to be complete; outside of it no bet is called missing. */
function CoveredPeriod({ covered, onChange }: CoveredPeriodProps) {
  const [texts, setTexts] = useState(() =>
    [covered?.from, covered?.to].map((at) =>
      at === undefined ? '' : formatTimestamp(at, 'YYYY-MM-DDTHH:mm:ss'),
    ),
  );
  const change = (place: number, text: string) => {
    const changed = texts.map((before, index) => (index === place ? text : before));
    setTexts(changed);
    const [from = null, to = null] = changed.map(timestampOf);
    onChange(from === null || to === null ? null : { from, to: to + 999 });
  };
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {['Complete from', 'Complete until'].map((label, place) => (
        <TextField
          key={label}
          label={label}
          type="datetime-local"
          size="small"
          value={texts[place]}
          onChange={({ target }) => change(place, target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 1 } }}
          sx={{ flex: '1 1 190px', '& input': { padding: '6px 8px', fontSize: '0.8rem' } }}
        />
      ))}
    </Stack>
  );
}

/** A field leaves out the seconds if they are 0. */
const timestampOf = (text: string) => parseServerStamp(text.length === 16 ? `${text}:00` : text);

/** Copies a text; where the browser forbids that, shows it. */
function CopyText({ text, children }: { text: string; children: ReactNode }) {
  const [copied, setCopied] = useState<string | null>(null);
  const [isForbidden, setForbidden] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      setForbidden(true);
    }
  }
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {children}
        <Button variant="outlined" onClick={() => void copy()}>
          Copy for the ticket
        </Button>
        <Typography role="status" variant="caption">
          {copied === text && 'Copied'}
        </Typography>
      </Stack>
      {isForbidden && (
        <TextField
          label="Text for the ticket"
          multiline
          maxRows={8}
          value={text}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
    </>
  );
}
