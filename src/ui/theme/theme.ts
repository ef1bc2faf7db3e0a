import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';
import type { Shadows } from '@mui/material/styles';
import { baseline } from './components/baseline';
import { buttons } from './components/buttons';
import { inputs } from './components/inputs';
import { navigation } from './components/navigation';
import { surfaces } from './components/surfaces';
import { chip, gold, ink, signals, warm, white } from './palette';
import { fontSizes } from './fontSizes';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    ink: typeof ink;
    warm: typeof warm;
    gold: typeof gold;
    chip: typeof chip;
  }
  interface PaletteOptions {
    ink: typeof ink;
    warm: typeof warm;
    gold: typeof gold;
    chip: typeof chip;
  }
}

/** Under cards; and under what lies above the page: dialogs, menus, toasts. */
const rest = '0 1px 2px rgb(8 18 38 / 8%), 0 6px 20px rgb(8 18 38 / 10%)';
const raised = '0 2px 6px rgb(8 18 38 / 14%), 0 18px 48px rgb(8 18 38 / 28%)';

/** Khmer needs tall lines and no letter-spacing, upper case or italics. */
const text = { lineHeight: 1.7, letterSpacing: 0 };
const heading = { ...text, fontWeight: 600 };

/** Milliseconds of what MUI moves for longer than 250. */
const calm = 240;

/** The one theme: palette, type, shape, shadows, motion and how each MUI part looks. */
export const theme = createTheme({
  cssVariables: true,
  breakpoints: { values: { xs: 0, sm: 641, md: 1001, lg: 1200, xl: 1440 } },
  shape: { borderRadius: 12 },
  shadows: ['none', rest, ...Array<string>(23).fill(raised)] as Shadows,
  focusVisible: { outlineColor: 'var(--focus)', outlineWidth: 3, outlineOffset: 2 },
  palette: {
    ink,
    warm,
    gold,
    chip,
    common: { white, black: ink[950] },
    primary: { main: gold[500], light: gold[300], dark: gold[600], contrastText: ink[950] },
    secondary: { main: ink[800], light: ink[600], dark: ink[900], contrastText: white },
    ...signals,
    text: { primary: ink[900], secondary: warm[700], disabled: warm[500] },
    background: { default: ink[900], paper: white },
    divider: warm[200],
  },
  typography: {
    fontFamily:
      "'Riel', 'Lottery Sans', 'Noto Sans Khmer', 'Khmer OS Battambang', 'Khmer UI', system-ui, sans-serif",
    fontWeightRegular: 400,
    fontWeightMedium: 600,
    fontWeightBold: 600,
    h1: { ...heading, fontSize: fontSizes.title },
    h2: { ...heading, fontSize: fontSizes.lead },
    h3: { ...heading, fontSize: fontSizes.text },
    body1: text,
    body2: { ...text, fontSize: fontSizes.cell },
    caption: { ...text, fontSize: fontSizes.small },
    button: { ...heading, fontSize: fontSizes.cell, textTransform: 'none' },
  },
  transitions: { duration: { standard: calm, complex: calm } },
  components: { ...baseline, ...buttons, ...inputs, ...navigation, ...surfaces },
});
