import type { Components, Theme } from '@mui/material/styles';
import { fontSizes } from '../fontSizes';

/** What is pressed. The pressed state changes at once: nothing of a button moves by a transition. */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { fontFamily: 'inherit', touchAction: 'manipulation' } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, color: 'inherit' },
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '6px 20px',
        transition: 'none',
        '&:active': { transform: 'translateY(1px)' },
        // It keeps the focus, so a press must not go to what lies behind it.
        '&[aria-disabled="true"]': { pointerEvents: 'auto', transform: 'none' },
      },
      sizeSmall: { fontSize: fontSizes.small },
      sizeLarge: { minHeight: 48, fontSize: fontSizes.text },
      contained: ({ theme: { vars } }) => ({
        color: vars.palette.primary.contrastText,
        background: `linear-gradient(${vars.palette.gold[300]}, ${vars.palette.gold[500]})`,
        boxShadow: `inset 0 1px 0 ${vars.palette.gold[200]}, 0 1px 2px rgb(8 18 38 / 22%)`,
        '&:hover': { background: vars.palette.gold[300] },
        '&.Mui-disabled:not(.MuiButton-loading)': {
          color: vars.palette.warm[700],
          background: vars.palette.warm[200],
          boxShadow: 'none',
        },
      }),
      outlined: {
        '&.MuiButton-colorInherit': { borderColor: 'var(--edge)' },
        '&.Mui-disabled:not(.MuiButton-loading)': { color: 'var(--edge)' },
        '&:hover:not(.Mui-disabled)': {
          borderColor: 'currentcolor',
          background: 'rgb(128 128 128 / 10%)',
        },
      },
      // Seen on light surfaces and on ink; on gold it is as dark as the label that it covers.
      loadingIndicator: ({ theme: { vars } }) => ({
        color: vars.palette.gold[700],
        '.MuiButton-contained > * > &': { color: vars.palette.primary.contrastText },
      }),
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: { minWidth: 44, minHeight: 44, transition: 'none' },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      // Pills next to each other instead of MUI's joined row.
      root: { display: 'flex', flexWrap: 'wrap', gap: 8, borderRadius: 0 },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        flex: '1 1 auto',
        minHeight: 44,
        padding: '4px 16px',
        border: `1px solid ${vars.palette.warm[200]}`,
        color: vars.palette.ink[800],
        fontSize: fontSizes.text,
        fontWeight: 400,
        transition: 'none',
        '&&': { margin: 0, borderRadius: 999, borderLeft: `1px solid ${vars.palette.warm[200]}` },
        '&&:hover': { borderColor: vars.palette.ink[600], background: 'none' },
        '&&.Mui-selected': {
          borderColor: vars.palette.ink[700],
          color: vars.palette.common.white,
          fontWeight: 600,
          background: vars.palette.ink[700],
        },
      }),
    },
  },
};
