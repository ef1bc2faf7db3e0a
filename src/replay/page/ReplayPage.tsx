import GlobalStyles from '@mui/material/GlobalStyles';
import { StrictMode } from 'react';
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
  return (
    <TextsContext value={texts}>
      <div
        lang={language}
        // Otherwise the browser would open the file in place of the page.
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
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
      </div>
    </TextsContext>
  );
}
