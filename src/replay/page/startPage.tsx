import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../ui/theme/fonts-regular.css';
import { loadBoldFont } from '../../ui/theme/fonts';
import { ReplayPage } from './ReplayPage';
import { pageTheme } from './pageTheme';
import './styles/page.css';
import './styles/openPanel.css';
import './styles/viewer.css';
import './styles/actionList.css';
import './styles/playerFrame.css';
import './styles/stepDetail.css';
import './styles/timeLine.css';

/** Shows the page on which support replays visits. */
export function startPage(container: HTMLElement): void {
  void loadBoldFont();
  createRoot(container).render(
    <StrictMode>
      <ThemeProvider theme={pageTheme} storageManager={null}>
        <CssBaseline />
        <ReplayPage />
      </ThemeProvider>
    </StrictMode>,
  );
}
