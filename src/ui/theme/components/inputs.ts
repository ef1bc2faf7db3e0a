import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

/** A field's ground, and its border: at rest, under the pointer, with the focus. */
const edges = ({ vars }: Theme, border: string) => ({
  background: vars.palette.background.paper,
  [`&:not(.Mui-error) ${border}`]: { borderColor: vars.palette.warm[500] },
  [`&:hover:not(.Mui-error) ${border}`]: { borderColor: vars.palette.ink[600] },
  [`&.Mui-focused:not(.Mui-error) ${border}`]: { borderColor: vars.palette.ink[700] },
});

/** Fields to type in. */
export const inputs: Components<Theme> = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => edges(theme, '.MuiOutlinedInput-notchedOutline'),
      // The border of the field is the ring of its focus.
      input: { '&:focus-visible': { outline: 'none' } },
    },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => edges(theme, '.MuiPickersOutlinedInput-notchedOutline'),
    },
  },
  MuiInputAdornment: { styleOverrides: { root: { gap: 4 } } },
  MuiInputLabel: {
    styleOverrides: {
      // Khmer is higher than the line that MUI cuts it at.
      root: { lineHeight: 1.7 },
    },
  },
  MuiFormHelperText: {
    // Its line is kept, so that a message moves nothing.
    styleOverrides: { root: { marginInline: 4, minHeight: '1.7em' } },
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
