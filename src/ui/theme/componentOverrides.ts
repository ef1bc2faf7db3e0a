import type { ThemeOptions } from '@mui/material/styles';
import { palette, radii, shadows } from './tokens';

/** How the MUI parts look in this product. */
export const componentOverrides: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '6px 20px',
        borderRadius: radii.medium,
        '&:focus-visible': { outline: `3px solid ${palette.gold600}`, outlineOffset: 2 },
        '&:active': { transform: 'translateY(1px)' },
        variants: [
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              background: `linear-gradient(${palette.gold300}, ${palette.gold500})`,
              boxShadow: `inset 0 1px 0 ${palette.gold200}, 0 1px 2px rgb(8 18 38 / 22%)`,
              '&:hover': { background: palette.gold300 },
              '&.Mui-disabled': {
                background: palette.warm200,
                color: palette.warm700,
                boxShadow: 'none',
              },
            },
          },
          {
            props: { variant: 'outlined' },
            style: {
              color: 'inherit',
              borderColor: palette.warm500,
              '&:hover': { borderColor: 'currentcolor', background: 'rgb(128 128 128 / 10%)' },
            },
          },
          { props: { variant: 'text' }, style: { color: 'inherit' } },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        color: 'inherit',
        '&:focus-visible': { outline: `3px solid ${palette.gold600}`, outlineOffset: 2 },
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: radii.large,
        boxShadow: shadows.raised,
        margin: 16,
        variants: [{ props: { fullWidth: true }, style: { width: 'calc(100% - 32px)' } }],
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { background: 'rgb(8 18 38 / 68%)' } },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { marginTop: 8, minWidth: 240, boxShadow: shadows.raised },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 46,
        gap: 12,
        '&.Mui-focusVisible': { background: palette.warm100, outlineOffset: -3 },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        background: palette.white,
        '&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: palette.ink600 },
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: palette.ink700,
        },
      },
      notchedOutline: { borderColor: palette.warm500 },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      root: {
        color: palette.warm700,
        lineHeight: 1.5,
        '&.Mui-focused:not(.Mui-error)': { color: palette.ink800 },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { fontSize: '0.85rem', lineHeight: 1.6, marginInline: 4 } },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 48 },
      indicator: { height: 3, borderRadius: 3, background: palette.gold500 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 48,
        maxWidth: 'none',
        lineHeight: 1.6,
        color: palette.warm700,
        '&.Mui-selected': { color: palette.ink900 },
        '&:focus-visible': { outline: `3px solid ${palette.gold600}`, outlineOffset: -3 },
      },
    },
  },
  MuiLink: { styleOverrides: { root: { color: palette.ink700, fontWeight: 600 } } },
};
