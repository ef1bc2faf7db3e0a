import type { Components, Theme } from '@mui/material/styles';

/** The bar, links, tabs and menus. */
export const navigation: Components<Theme> = {
  MuiAppBar: {
    defaultProps: { position: 'static', elevation: 0 },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        '--focus': vars.palette.gold[300],
        '--edge': vars.palette.ink[300],
        borderRadius: 0,
        color: vars.palette.common.white,
        background: vars.palette.ink[950],
        boxShadow: '0 1px 0 rgb(157 177 214 / 16%)',
      }),
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: { root: { '&&': { minHeight: 60 } } },
  },
  MuiContainer: {
    defaultProps: { maxWidth: false, disableGutters: true },
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: 1132,
        paddingInline: 16,
        [theme.breakpoints.down('sm')]: { paddingInline: 10 },
        [theme.breakpoints.up('xl')]: { maxWidth: 1712 },
      }),
    },
  },
  MuiLink: { defaultProps: { color: 'inherit' } },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 48 },
      indicator: ({ theme: { vars } }) => ({
        height: 3,
        borderRadius: 3,
        background: vars.palette.gold[500],
        // Sliding, it would lay out the page in each frame.
        transition: 'none',
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 48,
        maxWidth: 'none',
        paddingBlock: 10,
        lineHeight: 1.7,
        color: vars.palette.warm[700],
        '&.Mui-selected': { color: vars.palette.ink[900] },
      }),
    },
  },
  MuiMenu: {
    styleOverrides: { paper: { marginTop: 8, minWidth: 240, borderRadius: 12 } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        '&&': { minHeight: 46 },
        gap: 12,
        marginInline: 6,
        paddingInline: 12,
        borderRadius: 8,
        '&.Mui-focusVisible': { background: vars.palette.warm[100] },
      }),
    },
  },
};
