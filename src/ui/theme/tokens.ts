/** The palette: ink is the ground, warm the surfaces, gold the one accent (primary action and wins). */
export const palette = {
  ink950: '#081226',
  ink900: '#0c1a36',
  ink800: '#132547',
  ink700: '#1c335f',
  ink600: '#2b477c',
  ink300: '#9db1d6',
  ink200: '#c3d0e8',
  white: '#ffffff',
  warm50: '#faf8f4',
  warm100: '#f3efe8',
  warm200: '#e5dfd4',
  warm500: '#857c6e',
  warm700: '#625a4e',
  gold200: '#fbe6ad',
  gold300: '#f7d47a',
  gold500: '#ecb73f',
  gold600: '#cf9420',
  gold800: '#7d540a',
  red50: '#fdeeec',
  red300: '#ff9d94',
  red700: '#bf2419',
  orange300: '#ffb45c',
  orange700: '#a84c08',
  green50: '#e8f6ee',
  green300: '#6ddba3',
  green700: '#147344',
  chip1000: '#33589f',
  chip5000: '#0d6672',
  chip10000: '#68399a',
  chip20000: '#6d4524',
  chip50000: '#20202a',
} as const;

export type PaletteName = keyof typeof palette;

/** One step of spacing in pixels: the MUI theme and the style sheets count in it. */
export const spacingStep = 8;

/** Corner radii in pixels. */
export const radii = { small: 8, medium: 12, large: 18, round: 999 } as const;

/** Shadows: `rest` under cards, `raised` under dialogs, toasts and menus. */
export const shadows = {
  rest: '0 1px 2px rgb(8 18 38 / 8%), 0 6px 20px rgb(8 18 38 / 10%)',
  raised: '0 2px 6px rgb(8 18 38 / 14%), 0 18px 48px rgb(8 18 38 / 28%)',
} as const;

/** Length of a transition in milliseconds. */
export const motion = { quick: 150, calm: 240 } as const;

/** The face of the whole interface; the system's Khmer faces stand in until it has arrived. */
export const fontFamily =
  "'Lottery Sans', 'Noto Sans Khmer', 'Khmer OS Battambang', 'Khmer UI', system-ui, sans-serif";

/** The two weights that are shipped. */
export const weights = { regular: 400, bold: 600 } as const;

/** Widest content of a page in pixels. */
export const contentWidth = 1100;
