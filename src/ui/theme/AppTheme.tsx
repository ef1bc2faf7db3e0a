import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useWindowEvent } from '../../platform/useWindowEvent';
import { usesKeys } from './components/baseline';
import { theme } from './theme';

/** The looks of everything inside it; stands once at the root of each page. */
export function AppTheme({ children }: { children: ReactNode }) {
  useWindowEvent('keydown', () => document.documentElement.setAttribute(usesKeys, ''));
  return (
    // There is one colour scheme, so none is kept in the browser's storage.
    <ThemeProvider theme={theme} storageManager={null}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
