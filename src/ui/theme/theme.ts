import { createTheme } from '@mui/material/styles';
import { componentOverrides } from './componentOverrides';
import { fontFamily, motion, palette, radii, spacingStep, weights } from './tokens';

const text = { lineHeight: 1.7, letterSpacing: 0 };
const heading = { ...text, fontWeight: weights.bold, lineHeight: 1.6 };

/** The one MUI theme. Khmer needs tall lines and no letter-spacing, upper case or italics. */
export const theme = createTheme({
  spacing: spacingStep,
  shape: { borderRadius: radii.medium },
  palette: {
    mode: 'light',
    primary: { main: palette.gold500, dark: palette.gold600, contrastText: palette.ink950 },
    secondary: { main: palette.ink800, contrastText: palette.white },
    error: { main: palette.red700 },
    warning: { main: palette.orange700 },
    success: { main: palette.green700 },
    info: { main: palette.ink600 },
    text: { primary: palette.ink900, secondary: palette.warm700 },
    background: { default: palette.warm100, paper: palette.white },
    divider: palette.warm200,
  },
  typography: {
    fontFamily,
    fontWeightRegular: weights.regular,
    fontWeightMedium: weights.bold,
    fontWeightBold: weights.bold,
    h1: { ...heading, fontSize: '1.5rem' },
    h2: { ...heading, fontSize: '1.25rem' },
    h3: { ...heading, fontSize: '1.1rem' },
    body1: text,
    body2: { ...text, fontSize: '0.9rem' },
    caption: { ...text, fontSize: '0.8rem' },
    button: { ...heading, textTransform: 'none' },
  },
  transitions: {
    duration: {
      shortest: motion.quick,
      shorter: motion.quick,
      short: motion.calm,
      standard: motion.calm,
      complex: motion.calm,
      enteringScreen: motion.calm,
      leavingScreen: motion.quick,
    },
  },
  components: componentOverrides,
});
