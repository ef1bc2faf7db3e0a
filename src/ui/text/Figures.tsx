import { styled } from '@mui/material/styles';

/** Figures of one width each, so that what changes does not move. */
export const Figures = styled('span')({ fontVariantNumeric: 'tabular-nums' });
