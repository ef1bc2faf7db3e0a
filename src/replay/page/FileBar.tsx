import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useMemo, useSyncExternalStore } from 'react';
import { sharedAxisOf } from '../engine/sharedClock';
import { clockText } from '../engine/timeText';
import { FileLane } from './FileLane';
import { AxisTicks } from './TimeTicks';
import { CloseIcon } from './controls';
import { overlapNote } from './overlapNote';
import type { OpenedFile } from './useOpenFile';

interface FileBarProps {
  /** At least two. */
  files: readonly OpenedFile[];
  /** The one that is shown. */
  active: OpenedFile;
  onShow(id: number, at: number): void;
  onClose(id: number): void;
}

/** All open files below each other on one clock; one of them is shown. */
export function FileBar({ files, active, onShow, onClose }: FileBarProps) {
  const axis = useMemo(() => sharedAxisOf(files.map(({ replay }) => replay)), [files]);
  const { playback } = active.replay;
  // Tenths are enough to see it run.
  const readNow = () => Math.floor(playback.getState().now / 100) * 100;
  const now = useSyncExternalStore(playback.subscribe, readNow);
  const note = overlapNote(files.map(({ replay }) => replay));
  return (
    <Paper
      component="section"
      square
      elevation={8}
      aria-label="Files on one clock"
      sx={{ flex: 'none', padding: '2px 12px' }}
    >
      {files.map(({ id, replay }) => (
        <Row key={id} role="group" aria-label={replay.fileName} data-active={id === active.id}>
          <NameButton
            aria-pressed={id === active.id}
            title={replay.fileName}
            onClick={() => onShow(id, playback.getState().now)}
          >
            <span>{replay.fileName}</span>
          </NameButton>
          <FileLane replay={replay} axis={axis} now={now} onSeek={(at) => onShow(id, at)} />
          <IconButton aria-label={`Close ${replay.fileName}`} onClick={() => onClose(id)}>
            <CloseIcon sx={{ fontSize: 16 }} />
          </IconButton>
        </Row>
      ))}
      <Row>
        <AxisTicks axis={axis} textOf={clockText} />
      </Row>
      {note !== '' && (
        <Typography
          role="note"
          variant="caption"
          color="textSecondary"
          component="p"
          noWrap
          title={note}
          sx={{ lineHeight: '16px' }}
        >
          {note}
        </Typography>
      )}
    </Paper>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 17%) minmax(0, 1fr) 24px',
  alignItems: 'center',
  columnGap: 10,
  // Lower than the game's, as on the rest of this page.
  '& .MuiIconButton-root': { width: 24, height: 24, minWidth: 24, minHeight: 24, padding: 0 },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '96px minmax(0, 1fr) 24px' },
}));

const NameButton = styled(ButtonBase)(({ theme }) => ({
  justifyContent: 'flex-start',
  height: 24,
  minWidth: 0,
  minHeight: 24,
  padding: '0 6px',
  borderRadius: 4,
  fontSize: '0.75rem',
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&[aria-pressed="true"]': {
    color: theme.palette.primary.contrastText,
    background: theme.palette.primary.main,
  },
  '&:focus-visible': { outline: '3px solid var(--focus)' },
}));
