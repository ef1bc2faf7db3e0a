import type { Components, Theme } from '@mui/material/styles';
import { pressGuard } from '../pressGuard';
import { fontSizes } from '../fontSizes';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** A dark surface: the stage of the game, the draw. */
    ink: true;
  }
}

/** The sides of a dialog on a phone. */
const narrow = { paddingInline: 16 };

/** What carries content: surfaces light and dark, dialogs, messages, tables, placeholders. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        '--focus': vars.palette.gold[700],
        '--edge': vars.palette.warm[500],
        // A layer of its own, so that changes elsewhere on the screen do not repaint it.
        isolation: 'isolate',
        variants: [
          {
            props: { variant: 'ink' },
            style: {
              '--focus': vars.palette.gold[300],
              '--edge': vars.palette.ink[300],
              color: vars.palette.common.white,
              background: `radial-gradient(120% 150% at 12% 0%, ${vars.palette.ink[600]}, transparent 62%), linear-gradient(${vars.palette.ink[700]}, ${vars.palette.ink[800]})`,
              boxShadow: `inset 0 1px 0 rgb(255 255 255 / 12%), ${vars.shadows[1]}`,
            },
          },
        ],
      }),
      rounded: { borderRadius: 18 },
    },
  },
  // Of dialogs and menus; the root itself catches the press.
  MuiModal: { styleOverrides: { root: { '& > *': pressGuard } } },
  MuiDialog: {
    // The page is in reach again from the press on, not after the fading. If a dialog opens again in the
    // moment its fading ends, MUI would never release it.
    defaultProps: {
      closeAfterTransition: false,
      // Tab still cycles inside, but Alt+T may move the focus to a toast.
      disableEnforceFocus: true,
      // `useFocusReturn` does it without scrolling.
      disableRestoreFocus: true,
    },
    styleOverrides: {
      paper: {
        margin: 16,
        variants: [
          { props: { fullWidth: true }, style: { width: 'calc(100% - 32px)' } },
          { props: { fullScreen: true }, style: { width: '100%', margin: 0 } },
        ],
      },
    },
  },
  MuiDialogTitle: {
    defaultProps: { variant: 'h1' },
    styleOverrides: { root: ({ theme }) => ({ [theme.breakpoints.down('sm')]: narrow }) },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 14,
        [theme.breakpoints.down('sm')]: narrow,
      }),
    },
  },
  // The way out left, the primary action right. The line says that the content above may scroll.
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        gap: 12,
        padding: '12px 24px 16px',
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        '& > .MuiButton-root:only-child': { gridColumn: '1 / -1' },
        [theme.breakpoints.down('sm')]: narrow,
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { background: 'rgb(8 18 38 / 68%)' } },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        borderRadius: 12,
        alignItems: 'center',
        color: vars.palette.text.primary,
        variants: [{ props: { severity: 'info' }, style: { background: vars.palette.warm[100] } }],
      }),
      action: { paddingTop: 0, alignItems: 'center' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        padding: '8px clamp(6px, 2vw, 14px)',
        borderColor: vars.palette.divider,
        fontSize: fontSizes.cell,
        lineHeight: 1.7,
        fontVariantNumeric: 'tabular-nums',
      }),
      head: ({ theme: { vars } }) => ({
        color: vars.palette.text.secondary,
        fontWeight: 400,
        fontSize: fontSizes.small,
      }),
    },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ backgroundColor: vars.palette.warm[200] }),
    },
  },
  MuiCircularProgress: {
    defaultProps: { disableShrink: true },
    styleOverrides: {
      // A spinner that stood still would say nothing: it keeps turning, slowly.
      root: {
        '@media (prefers-reduced-motion: reduce)': {
          animationDuration: '3s !important',
          animationIterationCount: 'infinite !important',
          animationTimingFunction: 'steps(8)',
        },
      },
    },
  },
};
