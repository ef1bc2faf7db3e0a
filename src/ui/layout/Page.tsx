import { styled } from '@mui/material/styles';

/** The parts of an inner page below each other. */
export const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignContent: 'start',
  [theme.breakpoints.down('sm')]: { gap: 12 },
}));
