import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { useMemo, useRef, useState } from 'react';
import { filterSteps, firstFilter } from '../engine/stepFilter';
import { ActionList } from './ActionList';
import { OpenError } from './OpenPanel';
import { PlayerFrame } from './PlayerFrame';
import { RecordingHeader } from './RecordingHeader';
import { StepDetail } from './StepDetail';
import { Timeline } from './Timeline';
import { Transport } from './Transport';
import { KeyboardHelp, useReplayKeys } from './keyboard';
import { useAnimatedPlayback, useReplay } from './useReplay';
import { copyStepLink, useStepLink } from './stepLink';
import type { OpenFile } from './useOpenFile';
import { useVerification } from './useVerification';

/** An open file: facts on top, actions left, the player's screen, the step right, time below. */
export function Viewer({ error, isReading, open }: OpenFile) {
  const replay = useReplay();
  const { playback, steps } = replay;
  const search = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState(firstFilter);
  const [isWide, setWide] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  // What came of copying a link or saving a file.
  const [notice, setNotice] = useState({ text: '', isOpen: false });
  const listed = useMemo(() => filterSteps(steps, filter), [steps, filter]);
  const verification = useVerification(replay);

  const showNotice = (text: string) => setNotice({ text, isOpen: true });
  const copyLink = () => void copyStepLink(playback.getState().step).then(showNotice);
  useAnimatedPlayback();
  useStepLink(playback);
  useReplayKeys(listed, {
    onHelp: () => setHelpOpen(true),
    onSearch: () => search.current?.focus(),
    onCopyLink: copyLink,
    onWide: () => setWide(!isWide),
  });

  return (
    <Page>
      <RecordingHeader
        verification={verification}
        isReading={isReading}
        onOpen={open}
        onHelp={() => setHelpOpen(true)}
        onNotice={showNotice}
      />
      <OpenError message={error} />
      <Main data-wide={isWide}>
        <ActionList listed={listed} filter={filter} onFilter={setFilter} searchRef={search} />
        <PlayerFrame verification={verification} isWide={isWide} onWide={setWide} />
        {!isWide && <StepDetail />}
      </Main>
      <Paper
        component="footer"
        square
        elevation={8}
        aria-label="Time of the recording"
        sx={{ flex: 'none', padding: '4px 12px 10px' }}
      >
        <Transport listed={listed} onCopyLink={copyLink} />
        <Timeline verification={verification} />
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
          slotProps={{
            content: {
              role: 'presentation',
              sx: { color: 'secondary.contrastText', bgcolor: 'secondary.main' },
            },
          }}
        />
      </Box>
      <KeyboardHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Page>
  );
}

const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
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
      gridTemplate: '"screen" minmax(0, 1.1fr) "actions" minmax(0, 1fr) / minmax(0, 1fr)',
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
