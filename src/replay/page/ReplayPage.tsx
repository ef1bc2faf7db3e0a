import Backdrop from '@mui/material/Backdrop';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../ui/theme/fonts-regular.css';
import { AppTheme } from '../../ui/theme/AppTheme';
import { loadBoldFont } from '../../ui/theme/fonts';
import { OpenPanel } from './OpenPanel';
import { Viewer } from './Viewer';
import { useOpenFile } from './useOpenFile';
import { OpenReplayContext } from './useReplay';
import { TextsContext, useLanguage } from './useTexts';

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

/** The start panel, or the file that is open. A file can be dropped anywhere on it. */
function ReplayPage() {
  const { replay, fileKey, ...state } = useOpenFile();
  const { language, texts, switchLanguage } = useLanguage();
  const [isDragged, setDragged] = useState(false);
  return (
    <TextsContext value={texts}>
      <div
        lang={language}
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
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file) state.open(file);
        }}
      >
        <title>{replay === null ? texts.title : `${replay.fileName} · ${texts.title}`}</title>
        {/* The viewer fills the window and scrolls inside, so the page needs no scrollbar. */}
        <GlobalStyles styles={{ html: { overflowY: 'auto' } }} />
        {replay === null ? (
          <OpenPanel {...state} onSwitchLanguage={switchLanguage} />
        ) : (
          <OpenReplayContext value={replay}>
            <Viewer key={fileKey} {...state} onSwitchLanguage={switchLanguage} />
          </OpenReplayContext>
        )}
        <Backdrop
          open={isDragged}
          aria-hidden={false}
          sx={{ zIndex: 'modal', pointerEvents: 'none' }}
        >
          <Paper role="status" sx={{ paddingBlock: 1, paddingInline: 3 }}>
            {texts.drop}
          </Paper>
        </Backdrop>
      </div>
    </TextsContext>
  );
}
