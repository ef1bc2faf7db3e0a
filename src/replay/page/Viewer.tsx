import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import type { SxProps, Theme } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { filterSteps, firstFilter } from '../engine/stepFilter';
import { NoteDialog } from './NoteDialog';
import type { EditedNote } from './NoteDialog';
import { NoteList } from './NoteList';
import { OpenError } from './OpenPanel';
import { Panes } from './Panes';
import { PlayerFrame } from './PlayerFrame';
import { RecordingHeader } from './RecordingHeader';
import { RecordingLists } from './RecordingLists';
import type { ListName } from './RecordingLists';
import { StepDetail } from './StepDetail';
import { Timeline } from './Timeline';
import { Transport } from './Transport';
import { useHotkeys } from './keyboard';
import { useStepLink } from './stepLink';
import { useFieldKeys } from './useFieldKeys';
import { MarksContext, useMarks } from './useMarks';
import { AskWhoContext, usePathHistory } from './usePathHistory';
import type { AskWho } from './usePathHistory';
import { useStepSearch } from './useStepSearch';
import { useUnsavedWarning } from './useNotebook';
import type { OpenFile } from './useOpenFile';
import { VerificationContext, useAnimatedPlayback, useReplay, useVerification } from './useReplay';

/** What came of copying a link, saving a file or deleting something. */
interface Notice {
  text: string;
  isOpen: boolean;
  undo?: () => void;
}

/** An open file: facts on top, actions left, the player's screen, the step right, time below. */
export function Viewer({ error, isReading, open, add }: OpenFile) {
  const { playback, steps } = useReplay();
  const [filter, setFilter] = useState(firstFilter);
  const [list, setList] = useState<ListName>('Steps');
  const [isWide, setWide] = useState(false);
  const { found, searched } = useStepSearch(filter.search);
  const listed = useMemo(() => filterSteps(steps, filter, found), [steps, filter, found]);
  const { history, ask, close } = usePathHistory();
  const [notice, setNotice] = useState<Notice>({ text: '', isOpen: false });
  const [editedNote, setEditedNote] = useState<EditedNote | null>(null);
  const showNotice = (text: string, undo?: () => void) =>
    setNotice({ text, isOpen: true, ...(undo && { undo }) });
  const marks = useMarks(showNotice);
  const askWho: AskWho = (...asked) => {
    ask(...asked);
    setList('Changes');
  };
  const closeHistory = () => {
    close();
    setList('Steps');
  };
  const addNote = () => setEditedNote({ step: playback.getState().step, before: null });
  useAnimatedPlayback();
  useStepLink(playback);
  useFieldKeys(() => setList('Steps'));
  useUnsavedWarning();
  useHotkeys({ n: addNote, m: (isShift) => marks.mark(isShift ? 'B' : 'A') });

  return (
    <VerificationContext value={useVerification()}>
      <Page>
        <RecordingHeader
          isBrief={isWide}
          isReading={isReading}
          onOpen={open}
          onAdd={add}
          onNotice={showNotice}
        />
        <OpenError message={error} />
        <MarksContext value={marks}>
          <Main>
            <Panes
              shownList={list}
              lists={
                <RecordingLists
                  shown={list}
                  onShow={setList}
                  listed={listed}
                  searched={searched}
                  filter={filter}
                  onFilter={setFilter}
                  history={history}
                  onCloseHistory={closeHistory}
                />
              }
              screen={<PlayerFrame isWide={isWide} onWide={setWide} />}
              step={
                isWide ? null : (
                  <AskWhoContext value={askWho}>
                    <StepDetail
                      notes={
                        <NoteList onAdd={addNote} onEdit={setEditedNote} onNotice={showNotice} />
                      }
                    />
                  </AskWhoContext>
                )
              }
            />
          </Main>
          <Paper
            component="footer"
            square
            elevation={8}
            aria-label="Time of the recording"
            sx={timeBar}
          >
            <Transport
              listed={list === 'Changes' && history?.steps ? history.steps : listed}
              onNotice={showNotice}
            />
            <Timeline />
          </Paper>
        </MarksContext>
        <NoteDialog edited={editedNote} onClose={() => setEditedNote(null)} onNotice={showNotice} />
        {/* Always there, so that what comes into it is read out. */}
        <Box role="status">
          <Snackbar
            open={notice.isOpen}
            message={notice.text}
            autoHideDuration={notice.undo ? 10_000 : 4000}
            onClose={(_, reason) => {
              if (reason !== 'clickaway') setNotice({ ...notice, isOpen: false });
            }}
            action={
              notice.undo && (
                <Button
                  color="inherit"
                  onClick={() => {
                    notice.undo?.();
                    setNotice({ ...notice, isOpen: false });
                  }}
                >
                  Undo
                </Button>
              )
            }
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
    </VerificationContext>
  );
}

/** In pixels. This page is worked on with a mouse for hours, so its controls are lower than the game's. */
const controlHeight = 32;

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: 'var(--viewer-height, 100dvh)',
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
});

/** Five rows of the list below its tabs and filters; in a lower window the page scrolls. */
const Main = styled('main')(({ theme }) => ({
  flex: '1 0 325px',
  minHeight: 0,
  // The screen is above the list.
  [theme.breakpoints.down('md')]: { flexBasis: 460 },
  [theme.breakpoints.down('sm')]: { flexBasis: 410 },
}));

/** Gives way to the list, but never its buttons and the lanes of the steps. */
const timeBar: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  flex: { xs: 'none', md: '0 1 auto' },
  minHeight: { md: 168, lg: 136 },
  padding: '4px 12px 0',
};
