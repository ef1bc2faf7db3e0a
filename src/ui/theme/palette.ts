/** The dark ground of the page, the bars and the stage, from the deepest to the lightest. */
export const ink = {
  950: '#081226',
  900: '#0c1a36',
  800: '#132547',
  700: '#1c335f',
  600: '#2b477c',
  300: '#9db1d6',
  200: '#c3d0e8',
} as const;

/** The light surfaces: grounds, hairlines, borders, quiet text. */
export const warm = {
  50: '#faf8f4',
  100: '#f3efe8',
  200: '#e5dfd4',
  500: '#857c6e',
  700: '#625a4e',
} as const;

/** The one accent: the primary action, the balls, a win of the game's own making. */
export const gold = {
  200: '#fbe6ad',
  300: '#f7d47a',
  500: '#ecb73f',
  600: '#cf9420',
  700: '#a8760f',
} as const;

/** A casino chip's own colour, by its amount in riel. */
export const chip = {
  1000: '#33589f',
  5000: '#0d6672',
  10000: '#68399a',
  20000: '#6d4524',
  50000: '#20202a',
} as const;

export const white = '#ffffff';

/** What a colour says; `main` is read on light surfaces, `light` on ink. */
export const signals = {
  error: { main: '#c0190e', light: '#ff3b30', dark: '#9c130a', contrastText: white },
  warning: { main: '#b54900', light: '#ff9100', dark: '#8f3a00', contrastText: white },
  success: { main: '#147344', light: '#6ddba3', dark: '#0e5632', contrastText: white },
  info: { main: ink[600], light: ink[200], dark: ink[800], contrastText: white },
} as const;
