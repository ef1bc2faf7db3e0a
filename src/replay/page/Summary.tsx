import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Verification } from '../engine/verification';
import type { RecordingReport } from '../engine/readRecording';
import { summarize } from '../engine/summary/summarize';
import type { SummaryLine } from '../engine/summary/summaryLine';
import { hashOf } from './stepLink';
import { useLanguage } from './useLanguage';
import { usePlayback, useReplay } from './useReplay';

interface SummaryProps {
  /** Null until the recording is read. */
  report: RecordingReport | null;
  verification: Verification;
}

/** What the recording says as a whole, in the agent's language; a line leads to its step. */
export function Summary({ report, verification }: SummaryProps) {
  const replay = useReplay();
  const { language, texts, other, otherName, switchLanguage } = useLanguage();
  const lines = report === null ? [] : summarize({ replay, report, verification }, texts);
  return (
    <Box
      lang={language}
      tabIndex={0}
      sx={{ flex: 1, overflow: 'auto', outlineOffset: '-3px !important' }}
    >
      <Button lang={other} size="small" onClick={switchLanguage} sx={{ float: 'right' }}>
        {otherName}
      </Button>
      {report === null ? (
        <Typography role="status" variant="body2" sx={{ padding: 1.5 }}>
          {texts.reading}
        </Typography>
      ) : (
        <List dense disablePadding aria-label={texts.name} sx={{ clear: 'both' }}>
          {lines.map((line, index) => (
            <SummaryRow
              key={index}
              line={line}
              topic={line.topic === lines[index - 1]?.topic ? '' : texts.topics[line.topic]}
              stepName={line.step === null ? '' : texts.step(line.step)}
            />
          ))}
        </List>
      )}
    </Box>
  );
}

interface SummaryRowProps {
  line: SummaryLine;
  /** Empty if the line above has it. */
  topic: string;
  /** Empty if it leads to none. */
  stepName: string;
}

function SummaryRow({ line: { text, detail, step }, topic, stepName }: SummaryRowProps) {
  const { playback } = useReplay();
  const isShown = usePlayback((state) => state.step) === step;
  const content = (
    <>
      <Topic>{topic}</Topic>
      <ListItemText
        primary={text}
        secondary={detail || null}
        slotProps={{
          primary: { variant: 'body2', sx: { overflowWrap: 'anywhere' } },
          secondary: { variant: 'caption', sx: { overflowWrap: 'anywhere' } },
        }}
      />
      <Typography variant="caption" color="textSecondary" noWrap sx={{ flexShrink: 0 }}>
        {stepName}
      </Typography>
    </>
  );
  if (step === null) {
    return (
      <ListItem divider sx={rowStyle}>
        {content}
      </ListItem>
    );
  }
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        component="a"
        href={hashOf(step)}
        selected={isShown}
        {...(isShown && { 'aria-current': 'step' })}
        onClick={(event: React.MouseEvent) => {
          // The address follows by itself, also while the replay plays.
          event.preventDefault();
          playback.goToStep(step);
        }}
        sx={rowStyle}
      >
        {content}
      </ListItemButton>
    </ListItem>
  );
}

const rowStyle = { alignItems: 'baseline', gap: 1, paddingInline: 1.5 };

const Topic = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  flex: '0 0 8.5em',
  color: theme.palette.text.secondary,
}));
