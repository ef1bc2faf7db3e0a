import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppTheme } from '../../ui/theme/AppTheme';
import '../../ui/theme/fonts-regular.css';
import { loadBoldFont } from '../../ui/theme/fonts';
import { ReplayPage } from './ReplayPage';

/** Shows the page on which support replays visits. */
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
