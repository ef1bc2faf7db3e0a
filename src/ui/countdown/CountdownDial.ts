import { styled } from '@mui/material/styles';
import { hiddenFromSight } from '../text';

/**
 * The dark dial around a `CountdownRing`, on which orange and red are readable. It holds all styles
 * of the ring, since it renders once and the ring every second, and contains the ring's layout.
 * `data-size="sm"` is for the head of a dialog.
 */
export const CountdownDial = styled('div')(({ theme }) => {
  const { ink, gold, common, warning, error } = theme.vars.palette;
  return {
    '--ring': gold[300],
    position: 'relative',
    contain: 'strict',
    width: 148,
    height: 148,
    borderRadius: '50%',
    color: common.white,
    background: ink[900],
    '& > [data-countdown]': {
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeItems: 'center',
    },
    '& > [data-countdown="warning"]': { '--ring': warning.light, color: warning.light },
    '& > [data-countdown="closing"]': { '--ring': error.light, color: error.light },
    '& > [data-countdown="connecting"]': { '--ring': ink[300], color: ink[200] },
    '& svg': {
      position: 'absolute',
      inset: 0,
      fill: 'none',
      strokeWidth: 7,
      transform: 'rotate(-90deg)',
    },
    '& circle': { stroke: 'rgb(157 177 214 / 20%)' },
    '& circle + circle': { stroke: 'var(--ring)', strokeLinecap: 'round' },
    '& [role="timer"] > div': {
      minWidth: '2ch',
      fontWeight: 600,
      fontSize: '3.5rem',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1.1,
      textAlign: 'center',
    },
    '& [role="timer"] > p': {
      maxWidth: 112,
      fontWeight: 600,
      fontSize: '1.15rem',
      lineHeight: 1.6,
      textAlign: 'center',
      textWrap: 'balance',
    },
    '& [role="timer"] span': {
      display: 'block',
      color: ink[200],
      fontWeight: 400,
      fontSize: '0.8rem',
      lineHeight: 1.6,
    },
    '& [aria-live]': hiddenFromSight,
    [theme.breakpoints.down('sm')]: {
      width: 112,
      height: 112,
      '& [role="timer"] > div': { fontSize: '2.5rem' },
      '& [role="timer"] > p': { maxWidth: 88, fontSize: '0.95rem' },
      '& [role="timer"] span': { fontSize: '0.75rem' },
    },
    '&[data-size="sm"]': {
      width: 60,
      height: 60,
      flex: 'none',
      '& svg': { strokeWidth: 9 },
      '& [role="timer"] > div': { fontSize: '1.5rem' },
      '& [role="timer"] > p': { maxWidth: 46, fontSize: '0.62rem', lineHeight: 1.5 },
      '& [role="timer"] span': { display: 'none' },
    },
  };
});
