import type { Components, Theme } from '@mui/material/styles';
import { fontSizes } from '../fontSizes';

/** The attribute of the root element that says that the player uses the keyboard. */
export const usesKeys = 'data-uses-keys';

/** The ground of the page, and what holds for every element of it. */
export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: ({ vars }) => ({
      html: {
        textSizeAdjust: '100%',
        // Always a track, so that nothing shifts when a table grows.
        overflowY: 'scroll',
      },
      body: {
        // The focus ring and the edges of buttons; a light surface sets darker ones for what is inside it.
        '--focus': vars.palette.gold[300],
        '--edge': vars.palette.ink[300],
        minHeight: '100vh',
        color: vars.palette.common.white,
      },
      'h1, h2, h3, p, dl, dd, figure': { margin: 0 },
      ':focus-visible': { outline: '3px solid var(--focus)', outlineOffset: 2 },
      // The cap of a key that does the same as the control around it. Its place is always kept.
      kbd: {
        visibility: 'hidden',
        padding: '0 5px',
        borderRadius: 4,
        fontFamily: 'inherit',
        fontSize: fontSizes.hint,
        fontWeight: 400,
        lineHeight: 1.4,
        // A border would make the control higher.
        boxShadow: 'inset 0 0 0 1px currentcolor',
      },
      [`kbd[data-always], [${usesKeys}] kbd, :is(button, a):is(:hover, :focus-visible) kbd`]: {
        visibility: 'visible',
      },
      // Keys of a keyboard mean nothing on a phone, and its screen has no room for them.
      '@media (pointer: coarse), (max-width: 599px)': { kbd: { display: 'none' } },
      // Close below the header, whose balance a toast is about: the first rows of keys stay in sight.
      '.notistack-SnackbarContainer.notistack-SnackbarContainer': { top: 58 },
      // Next to a ticket that opens over the page, or on its head without room for that: never over its fields.
      'body:has(.MuiDrawer-root #ticket-title) .notistack-SnackbarContainer.notistack-SnackbarContainer':
        {
          top: 2,
          '@media (min-width: 1001px)': { top: 66, right: 612 },
        },
      // Gradients and shadows are gone there: what they draw keeps a ground and an outline.
      '@media (forced-colors: active)': {
        ':is(.MuiButtonBase-root, span[data-face], [data-color], kbd):not(:focus-visible)': {
          outline: '1px solid',
          outlineOffset: '-2px',
        },
        // The primary action, which gold marks elsewhere.
        ':is(.MuiButton-contained, [data-control="keypad"]):not(:disabled):not([aria-disabled="true"])':
          { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
        '.MuiPaper-root.MuiPaper-root': { outline: '1px solid', backgroundColor: 'Canvas' },
        '[aria-disabled="true"]:not(:focus-visible)': { outline: '1px dashed GrayText' },
        '.Mui-selected:not(.MuiTab-root):not(:focus-visible)': { outline: '3px solid Highlight' },
        '.MuiTabs-root .MuiTabs-indicator': { background: 'Highlight' },
        '[aria-current]': { textDecoration: 'underline' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          // None, however short: with a time, each change of any property of any element would be a transition.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
};
