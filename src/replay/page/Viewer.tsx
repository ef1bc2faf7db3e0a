import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useMemo, useState } from 'react';
import { listedSteps } from '../engine/searchSteps';
import { OpenError } from './OpenPanel';
import { Overview } from './Overview';
import { PageBar } from './PageBar';
import { PlayerFrame } from './PlayerFrame';
import { RecordingPanel } from './RecordingPanel';
import { Timeline } from './Timeline';
import { Transport } from './Transport';
import { useTypedStep } from './useOpenFile';
import type { OpenFile } from './useOpenFile';
import { useAnimatedPlayback, useLedger, useReplay, useVerification } from './useReplay';
import { useTexts } from './useTexts';
import { fontSizes } from '../../ui/theme/fontSizes';

/** An open file: facts on top, the ledger left, the player's screen right, time below. */
export function Viewer(props: OpenFile & { onSwitchLanguage(): void }) {
  const { error, isReading, open, onSwitchLanguage } = props;
  const replay = useReplay();
  const texts = useTexts();
  const verification = useVerification();
  const ledger = useLedger();
  const [search, setSearch] = useState('');
  // A long recording takes a while to search, and the field must not wait for it.
  const searched = useDeferredValue(search);
  const listed = useMemo(() => listedSteps(replay, searched), [replay, searched]);
  useAnimatedPlayback();
  useTypedStep(replay.playback);

  return (
    <Page>
      <header>
        <PageBar isReading={isReading} onOpen={open} onSwitchLanguage={onSwitchLanguage} />
        <OpenError error={error} />
        <Overview ledger={ledger} verification={verification} />
      </header>
      <Main>
        <RecordingPanel ledger={ledger} steps={{ listed, search, onSearch: setSearch }} />
        <PlayerFrame verification={verification} />
      </Main>
      <Paper
        component="footer"
        square
        elevation={8}
        aria-label={texts.time}
        sx={{ flex: 'none', padding: '4px 24px 0', overflow: 'hidden' }}
      >
        <Transport listed={listed} />
        <Timeline />
      </Paper>
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

/** Next to each other; on a narrow screen the player's is on top. */
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
