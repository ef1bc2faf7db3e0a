import type { Components, Theme } from '@mui/material/styles';
import { fontSizes } from '../fontSizes';

/** Fields to type in. */
export const inputs: Components<Theme> = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        background: vars.palette.background.paper,
        '&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: vars.palette.ink[600],
        },
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: vars.palette.ink[700],
        },
      }),
      // The border of the field is the ring of its focus.
      input: { '&:focus-visible': { outline: 'none' } },
      notchedOutline: ({ theme: { vars } }) => ({ borderColor: vars.palette.warm[500] }),
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      // Khmer is higher than the line that MUI cuts it at.
      root: { lineHeight: 1.5 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 4, fontSize: fontSizes.small, lineHeight: 1.6 } },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        color: vars.palette.warm[700],
        '&.Mui-focused:not(.Mui-error)': { color: vars.palette.ink[800] },
      }),
    },
  },
  // Gold is too light for a thin mark on white.
  MuiRadio: { defaultProps: { color: 'secondary' } },
};
