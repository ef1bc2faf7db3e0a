import { styled } from '@mui/material/styles';

/** Names and values as they stand in the file. */
export const monoFamily =
  "ui-monospace, 'Cascadia Mono', 'Segoe UI Mono', Menlo, Consolas, monospace";

export const Mono = styled('code')({ fontFamily: monoFamily, fontSize: '0.78rem' });

/** A key of the keyboard. */
export const Kbd = styled('kbd')(({ theme }) => ({
  padding: '0 5px',
  border: '1px solid currentcolor',
  borderRadius: 4,
  fontFamily: monoFamily,
  fontSize: theme.typography.caption.fontSize,
}));
