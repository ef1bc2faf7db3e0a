import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { findingNames } from '../engine/findings/finding';
import type { Finding } from '../engine/findings/finding';
import { clockText } from '../engine/timeText';
import { usePlayback, useReplay } from './useReplay';

/** A list of bets that is wrong as a whole has thousands; the first ones say enough. */
const mostShown = 200;

/** What support should look at first; each leads to its step. Null while the recording is read. */
export function FindingList({ findings }: { findings: readonly Finding[] | null }) {
  const { playback } = useReplay();
  const step = usePlayback((state) => state.step);
  if (findings === null) {
    return (
      <Typography role="status" variant="body2" sx={{ padding: 1.5 }}>
        Reading the recording…
      </Typography>
    );
  }
  if (findings.length === 0) return <NothingFound />;
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

function NothingFound() {
  return (
    <Typography component="div" variant="body2" sx={{ padding: 1.5, overflow: 'auto' }}>
      Nothing found. The page looked for
      <ul>
        {Object.values(findingNames).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Typography>
  );
}
