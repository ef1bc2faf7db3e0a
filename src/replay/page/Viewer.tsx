import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { filterSteps, firstFilter } from '../engine/stepFilter';
import { ActionList } from './ActionList';
import { OpenError } from './OpenPanel';
import { PlayerFrame } from './PlayerFrame';
import { RecordingHeader } from './RecordingHeader';
import { StepDetail } from './StepDetail';
import { Timeline } from './Timeline';
import { Transport } from './Transport';
import { useStepLink } from './stepLink';
import type { OpenFile } from './useOpenFile';
import { VerificationContext, useAnimatedPlayback, useReplay, useVerification } from './useReplay';

/** An open file: facts on top, actions left, the player's screen, the step right, time below. */
export function Viewer({ error, isReading, open }: OpenFile) {
  const { playback, steps } = useReplay();
  const [filter, setFilter] = useState(firstFilter);
  const [isWide, setWide] = useState(false);
  // What came of copying a link or saving a file.
  const [notice, setNotice] = useState({ text: '', isOpen: false });
  const listed = useMemo(() => filterSteps(steps, filter), [steps, filter]);
  const showNotice = (text: string) => setNotice({ text, isOpen: true });
  useAnimatedPlayback();
  useStepLink(playback);

  return (
    <VerificationContext value={useVerification()}>
      <Page>
        <RecordingHeader
          isBrief={isWide}
          isReading={isReading}
          onOpen={open}
          onNotice={showNotice}
        />
        <OpenError message={error} />
        <Main data-wide={isWide}>
          <ActionList listed={listed} filter={filter} onFilter={setFilter} />
          <PlayerFrame isWide={isWide} onWide={setWide} />
          {!isWide && <StepDetail />}
        </Main>
        <Paper
          component="footer"
          square
          elevation={8}
          aria-label="Time of the recording"
          sx={{ flex: 'none', padding: '4px 12px 10px' }}
        >
          <Transport listed={listed} onNotice={showNotice} />
          <Timeline />
        </Paper>
        {/* Always there, so that what comes into it is read out. */}
        <Box role="status">
          <Snackbar
            open={notice.isOpen}
            message={notice.text}
            autoHideDuration={4000}
            onClose={(_, reason) => {
              if (reason !== 'clickaway') setNotice({ ...notice, isOpen: false });
            }}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            slotProps={{ content: { role: 'presentation', sx: { bgcolor: 'secondary.main' } } }}
          />
        </Box>
      </Page>
    </VerificationContext>
  );
}

/** In pixels. This page is worked on with a mouse for hours, so its controls are lower than the game's. */
const controlHeight = 32;

const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  fontVariantNumeric: 'tabular-nums',
  '& :is(.MuiButton-root, .MuiIconButton-root, .MuiToggleButton-root)': {
    flex: 'none',
    minWidth: controlHeight,
    minHeight: controlHeight,
    padding: '2px 12px',
    fontSize: '0.82rem',
    whiteSpace: 'nowrap',
  },
  '& .MuiIconButton-root.MuiIconButton-root': { padding: 4 },
  // In a lower window the page scrolls.
  minHeight: 560,
  [theme.breakpoints.down('sm')]: { minHeight: 640 },
}));

const Main = styled('main')(({ theme }) => ({
  display: 'grid',
  flex: 1,
  minHeight: 0,
  gap: 1,
  background: theme.palette.divider,
  gridTemplate:
    '"actions screen step" minmax(0, 1fr) / minmax(260px, 20%) minmax(0, 1fr) minmax(270px, 22%)',
  '&[data-wide="true"]': {
    gridTemplate: '"actions screen" minmax(0, 1fr) / minmax(260px, 20%) minmax(0, 1fr)',
  },
  // Too narrow for three columns: the screen on top, as large as possible.
  [theme.breakpoints.down('md')]: {
    gridTemplate:
      '"screen screen" minmax(0, 1.1fr) "actions step" minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr)',
    '&[data-wide="true"]': {
      gridTemplate: '"screen" minmax(0, 1fr) "actions" 190px / minmax(0, 1fr)',
    },
  },
  // A phone: one below the other, the step further down the page.
  [theme.breakpoints.down('sm')]: {
    overflowY: 'auto',
    '&, &[data-wide="true"]': {
      gridTemplate: '"screen" max-content "actions" 190px "step" 100% / minmax(0, 1fr)',
    },
  },
}));
