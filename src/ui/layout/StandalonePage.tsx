import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

/** A screen without a frame: one column in the middle of the page. */
export const StandalonePage = styled('main')(({ theme: { vars } }) => {
  const { ink } = vars.palette;
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 560px)',
    placeContent: 'center',
    minHeight: '100vh',
    padding: '24px 16px',
    background: [
      `radial-gradient(circle at 82% 12%, ${ink[700]}, transparent 45%)`,
      `radial-gradient(circle at 8% 92%, ${ink[800]}, transparent 50%)`,
      ink[950],
    ].join(','),
  };
});

/** The card on such a screen. */
export const StandaloneCard = styled(Paper)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 14,
  padding: '40px 32px',
  textAlign: 'center',
  boxShadow: theme.vars.shadows[24],
  [theme.breakpoints.down('sm')]: { padding: '28px 18px' },
}));
