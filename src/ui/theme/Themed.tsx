import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme';

/**
 * Gives the MUI parts inside it the looks of this product. Around each lazy part that has some, not
 * around the app: MUI's style engine is larger than all that the first screens show.
 */
export function Themed({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
