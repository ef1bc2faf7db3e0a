import { createTheme } from '@mui/material/styles';
import { fontFamily, palette, radii, weights } from '../../ui/theme/tokens';

/**
 * The app's tokens on a dark, dense page: support looks at it for hours, and the player's bright
 * screen is the one thing on it that should stand out.
 */
export const pageTheme = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: palette.gold300, contrastText: palette.ink950 },
    error: { main: palette.red300 },
    warning: { main: palette.orange300 },
    success: { main: palette.green300 },
    text: { primary: palette.white, secondary: palette.ink200 },
    background: { default: palette.ink950, paper: palette.ink900 },
    divider: palette.ink700,
  },
  shape: { borderRadius: radii.small },
  typography: {
    fontFamily,
    fontSize: 13,
    fontWeightBold: weights.bold,
    button: { textTransform: 'none', fontWeight: weights.bold, letterSpacing: 0 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { size: 'small', color: 'inherit' },
      styleOverrides: {
        root: { minHeight: 32, whiteSpace: 'nowrap' },
        outlined: { borderColor: palette.ink600 },
      },
    },
    MuiIconButton: { defaultProps: { size: 'small', color: 'inherit' } },
    MuiTabs: { styleOverrides: { root: { minHeight: 36 } } },
    MuiTab: {
      styleOverrides: { root: { minHeight: 36, padding: '4px 14px', color: palette.ink200 } },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  },
});
