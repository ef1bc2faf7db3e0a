import { createTheme } from '@mui/material/styles';
import { chip, gold, ink, signals, warm, white } from '../../ui/theme/palette';
import { theme } from '../../ui/theme/theme';

/**
 * The app's colours on a dark, dense page: support looks at it for hours, and the player's bright
 * screen is the one thing on it that should stand out.
 */
export const pageTheme = createTheme({
  cssVariables: true,
  palette: {
    ink,
    warm,
    gold,
    chip,
    mode: 'dark',
    primary: { main: gold[300], contrastText: ink[950] },
    error: { main: signals.error.light },
    warning: { main: signals.warning.light },
    success: { main: signals.success.light },
    text: { primary: white, secondary: ink[200] },
    background: { default: ink[950], paper: ink[900] },
    divider: ink[700],
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: theme.typography.fontFamily,
    fontSize: 13,
    fontWeightBold: 600,
    button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { size: 'small', color: 'inherit' },
      styleOverrides: {
        root: { minHeight: 32, whiteSpace: 'nowrap' },
        outlined: { borderColor: ink[600] },
      },
    },
    MuiIconButton: { defaultProps: { size: 'small', color: 'inherit' } },
    MuiTabs: { styleOverrides: { root: { minHeight: 36 } } },
    MuiTab: {
      styleOverrides: { root: { minHeight: 36, padding: '4px 14px', color: ink[200] } },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  },
});
