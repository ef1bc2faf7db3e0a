import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useMemo, useState } from 'react';
import { listedSteps } from '../engine/searchSteps';
import { OpenError } from './OpenPanel';
import { PlayerFrame } from './PlayerFrame';
import { RecordingHeader } from './RecordingHeader';
import { RecordingPanel } from './RecordingPanel';
import type { PanelName } from './RecordingPanel';
import { Timeline } from './Timeline';
import { Transport } from './Transport';
import { useSearchKey } from './keyboard';
import { useStepLink } from './stepLink';
import type { OpenFile } from './useOpenFile';
import { useAnimatedPlayback, useReplay, useVerification } from './useReplay';
import { fontSizes } from '../../ui/theme/fontSizes';

/** An open file: facts on top, the recording left, the player's screen right, time below. */
export function Viewer({ error, isReading, open }: OpenFile) {
  const replay = useReplay();
  const verification = useVerification();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<PanelName>('Summary');
  // A long recording takes a while to search, and the field must not wait for it.
  const searched = useDeferredValue(search);
  const listed = useMemo(() => listedSteps(replay, searched), [replay, searched]);
  /** What came of copying a link or saving a file. */
  const [notice, setNotice] = useState({ text: '', isOpen: false });
  const showNotice = (text: string) => setNotice({ text, isOpen: true });
  useAnimatedPlayback();
  useStepLink(replay.playback);
  useSearchKey(() => setShown('Steps'));

  return (
    <Page>
      <RecordingHeader
        verification={verification}
        isReading={isReading}
        onOpen={open}
        onNotice={showNotice}
      />
      <OpenError message={error} />
      <Main>
        <RecordingPanel
          verification={verification}
          shown={shown}
          onShow={setShown}
          steps={{ listed, search, onSearch: setSearch }}
        />
        <PlayerFrame verification={verification} />
      </Main>
      <Paper
        component="footer"
        square
        elevation={8}
        aria-label="Time of the recording"
        sx={{ flex: 'none', padding: '4px 12px 0' }}
      >
        <Transport listed={listed} isFull={shown === 'Steps'} />
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
              sx: { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
            },
          }}
        />
      </Box>
    </Page>
  );
}

/** In pixels. This page is worked on with a mouse for hours, so its controls are lower than the game's. */
const controlHeight = 32;

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 560,
  height: '100dvh',
  fontVariantNumeric: 'tabular-nums',
  '& :is(.MuiButton-root, .MuiIconButton-root, .MuiToggleButton-root)': {
    flex: 'none',
    minWidth: controlHeight,
    minHeight: controlHeight,
    padding: '2px 12px',
    fontSize: fontSizes.small,
    whiteSpace: 'nowrap',
  },
  '& .MuiIconButton-root.MuiIconButton-root': { padding: 4 },
});

/** Beside each other; on a narrow screen the player's is on top. */
const Main = styled('main')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(440px, 38%) minmax(0, 1fr)',
  gap: 1,
  minHeight: 0,
  background: theme.palette.divider,
  [theme.breakpoints.down('md')]: {
    gridTemplate: 'minmax(0, 1fr) minmax(0, 1fr) / minmax(0, 1fr)',
    '& > :last-child': { order: -1 },
  },
}));
