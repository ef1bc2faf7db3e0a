import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { useMemo, useRef, useState } from 'react';
import { ActionList } from './ActionList';
import { KeyboardHelp } from './KeyboardHelp';
import { PlayerFrame } from './PlayerFrame';
import { ProblemNote } from './ProblemNote';
import { StepDetail } from './StepDetail';
import { Transport } from './Transport';
import { VisitHeader } from './VisitHeader';
import { VisitLanes } from './VisitLanes';
import { copyStepLink } from './copyStepLink';
import type { Replay } from './openReplay';
import { filtered, firstFilter } from './stepFilter';
import { useStepLink } from './stepLink';
import { useFaithfulness } from './useFaithfulness';
import { useFrames } from './usePlayback';
import { useReplayKeys } from './useReplayKeys';

interface ViewerProps {
  replay: Replay;
  problem: string | null;
  isReading: boolean;
  onOpen(file: File): void;
}

/** One open visit: facts on top, actions left, the player's screen, the step right, time below. */
export function Viewer({ replay, problem, isReading, onOpen }: ViewerProps) {
  const { playback, steps } = replay;
  const search = useRef<HTMLInputElement>(null);
  const [filter, setFilter] = useState(firstFilter);
  const [isWide, setWide] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  // What came of copying a link or saving a file.
  const [notice, setNotice] = useState({ text: '', isOpen: false });
  const listed = useMemo(() => filtered(steps, filter), [steps, filter]);
  const faithfulness = useFaithfulness(replay);

  const showNotice = (text: string) => setNotice({ text, isOpen: true });
  const copyLink = () => void copyStepLink(playback.getState().step).then(showNotice);
  useFrames(playback);
  useStepLink(playback);
  useReplayKeys({
    playback,
    steps,
    listed,
    onHelp: () => setHelpOpen(true),
    onSearch: () => search.current?.focus(),
    onCopyLink: copyLink,
    onWide: () => setWide(!isWide),
  });

  return (
    <Page>
      <VisitHeader
        replay={replay}
        faithfulness={faithfulness}
        isReading={isReading}
        onOpen={onOpen}
        onHelp={() => setHelpOpen(true)}
        onNotice={showNotice}
      />
      <ProblemNote problem={problem} />
      <Main data-wide={isWide}>
        <ActionList
          replay={replay}
          listed={listed}
          filter={filter}
          onFilter={setFilter}
          searchRef={search}
        />
        <PlayerFrame replay={replay} faithfulness={faithfulness} isWide={isWide} onWide={setWide} />
        {!isWide && <StepDetail replay={replay} />}
      </Main>
      <Paper
        component="footer"
        square
        elevation={8}
        aria-label="Time of the visit"
        sx={{ flex: 'none', padding: '4px 12px 10px' }}
      >
        <Transport replay={replay} listed={listed} onCopyLink={copyLink} />
        <VisitLanes replay={replay} faithfulness={faithfulness} />
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
  // Too narrow for three beside each other: the screen on top, as large as it gets.
  [theme.breakpoints.down('md')]: {
    gridTemplate:
      '"screen screen" minmax(0, 1.1fr) "actions step" minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1fr)',
    '&[data-wide="true"]': {
      gridTemplate: '"screen" minmax(0, 1.1fr) "actions" minmax(0, 1fr) / minmax(0, 1fr)',
    },
  },
  // A phone: one above the other, the step below what is seen at first.
  [theme.breakpoints.down('sm')]: {
    overflowY: 'auto',
    '&, &[data-wide="true"]': {
      gridTemplate: '"screen" max-content "actions" 190px "step" 100% / minmax(0, 1fr)',
    },
  },
}));
