import Backdrop from '@mui/material/Backdrop';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { Activity, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../ui/theme/fonts-regular.css';
import { AppTheme } from '../../ui/theme/AppTheme';
import { loadBoldFont } from '../../ui/theme/fonts';
import { FileBar } from './FileBar';
import { OpenPanel } from './OpenPanel';
import { UnsavedNotes } from './UnsavedNotes';
import { Viewer } from './Viewer';
import { OpenReplayContext } from './useReplay';
import { useUnsavedWarning } from './useNotebook';
import { useOpenFile } from './useOpenFile';
import type { OpenedFile } from './useOpenFile';

/** Shows the page on which support replays what players recorded. */
export function startPage(container: HTMLElement): void {
  void loadBoldFont();
  createRoot(container).render(
    <StrictMode>
      <AppTheme>
        <ReplayPage />
      </AppTheme>
    </StrictMode>,
  );
}

/** The start panel, or the files that are open, one of which is shown. Files can be dropped anywhere on it. */
function ReplayPage() {
  const { files, active, open, add, show, close, ...state } = useOpenFile();
  // What would lose unsaved notes, until the agent has decided.
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const unlessUnsaved = (losing: readonly OpenedFile[], act: () => void) =>
    losing.every(({ replay }) => replay.notebook.getState().isSaved)
      ? act()
      : setWaiting(() => act);
  const openInPlace = (...chosen: File[]) => unlessUnsaved(files, () => open(...chosen));
  const [isDragged, setDragged] = useState(false);
  return (
    <div
      onDragOver={(event) => {
        // Otherwise the browser would open the file in place of the page.
        event.preventDefault();
        setDragged(event.dataTransfer.types.includes('Files'));
      }}
      onDragLeave={({ relatedTarget }) => {
        if (relatedTarget === null) setDragged(false);
      }}
      onDrop={(event) => {
        setDragged(false);
        // A panel has taken it.
        if (event.isDefaultPrevented()) return;
        event.preventDefault();
        const dropped = [...event.dataTransfer.files];
        if (dropped.length > 0) openInPlace(...dropped);
      }}
    >
      <title>{active === null ? 'Trace replay' : `${active.replay.fileName} · Trace replay`}</title>
      {/* The viewer fills the window and scrolls inside, so the page needs no scrollbar. */}
      <GlobalStyles styles={{ html: { overflowY: 'auto' } }} />
      {active === null && <OpenPanel {...state} open={openInPlace} add={add} />}
      {active !== null && (
        <Files data-several={files.length > 1}>
          <div>
            {files.map(({ id, replay }) => (
              <OpenReplayContext key={id} value={replay}>
                <UnsavedWarning />
                {/* A file that is not shown keeps its screen, lists and filters, and stands still. */}
                <Activity mode={id === active.id ? 'visible' : 'hidden'}>
                  <Viewer {...state} open={openInPlace} add={add} />
                </Activity>
              </OpenReplayContext>
            ))}
          </div>
          {files.length > 1 && (
            <FileBar
              files={files}
              active={active}
              onShow={show}
              onClose={(id) =>
                unlessUnsaved(
                  files.filter((file) => file.id === id),
                  () => close(id),
                )
              }
            />
          )}
        </Files>
      )}
      <UnsavedNotes
        isOpen={waiting !== null}
        onCancel={() => setWaiting(null)}
        onDiscard={() => {
          waiting?.();
          setWaiting(null);
        }}
      />
      <Backdrop
        open={isDragged}
        aria-hidden={false}
        sx={{ zIndex: 'modal', pointerEvents: 'none' }}
      >
        <Paper role="status" sx={{ paddingBlock: 1, paddingInline: 3 }}>
          Drop the file to open it
        </Paper>
      </Backdrop>
    </div>
  );
}

/** Warns of the notes of a file that is not shown, too. */
function UnsavedWarning() {
  useUnsavedWarning();
  return null;
}

/** With several files the viewer leaves room for their clock. */
const Files = styled('div')({
  '&[data-several="true"]': {
    display: 'flex',
    flexDirection: 'column',
    height: '100dvh',
    '& > div': { flex: 1, minHeight: 0, overflowY: 'auto', '--viewer-height': '100%' },
  },
});
