import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { findingKinds, findingNames } from '../engine/findings/finding';
import type { FindingKind } from '../engine/findings/finding';
import type { RecordingReport } from '../engine/readRecording';
import { clockText } from '../engine/timeText';
import { usePlayback, useReplay } from './useReplay';

/** A list of bets that is wrong as a whole has thousands; the first ones say enough. */
const mostShown = 200;

/** What support should look at first; each leads to its step. Null while the recording is read. */
export function FindingList({ report }: { report: RecordingReport | null }) {
  const { playback } = useReplay();
  const step = usePlayback((state) => state.step);
  if (report === null) {
    return (
      <Typography role="status" variant="body2" sx={{ padding: 1.5 }}>
        Reading the recording…
      </Typography>
    );
  }
  const { findings, lookedFor } = report;
  if (findings.length === 0) return <NothingFound lookedFor={lookedFor} />;
  return (
    <List
      dense
      disablePadding
      aria-label="Findings"
      sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}
    >
      {findings.slice(0, mostShown).map((finding, index) => (
        <ListItem key={index} disablePadding divider>
          <ListItemButton
            selected={finding.step === step}
            onClick={() => playback.goToStep(finding.step)}
            sx={{ alignItems: 'baseline', gap: 1 }}
          >
            <Typography variant="caption" color="textSecondary">
              {clockText(finding.at)}
            </Typography>
            <ListItemText
              primary={finding.text}
              slotProps={{ primary: { variant: 'caption', sx: { overflowWrap: 'anywhere' } } }}
            />
          </ListItemButton>
        </ListItem>
      ))}
      {findings.length > mostShown && (
        <ListItem>… and {findings.length - mostShown} more findings.</ListItem>
      )}
    </List>
  );
}

/** "Nothing found" is said only if the whole recording could be read for each kind. */
function NothingFound({ lookedFor }: Pick<RecordingReport, 'lookedFor'>) {
  const missed = findingKinds.filter((kind) => !lookedFor.includes(kind));
  const isWhole = missed.length === 0;
  return (
    <Typography component="div" variant="body2" sx={{ padding: 1.5, overflow: 'auto' }}>
      {isWhole ? 'Nothing found. ' : 'Not all of this recording could be read. '}
      {lookedFor.length > 0 && (isWhole ? 'The page looked for' : 'It has none of')}
      <Kinds kinds={lookedFor} />
      {!isWhole && 'Not looked for:'}
      <Kinds kinds={missed} />
    </Typography>
  );
}

function Kinds({ kinds }: { kinds: readonly FindingKind[] }) {
  if (kinds.length === 0) return null;
  return (
    <ul>
      {kinds.map((kind) => (
        <li key={kind}>{findingNames[kind]}</li>
      ))}
    </ul>
  );
}
