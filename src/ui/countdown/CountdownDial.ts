import { styled } from '@mui/material/styles';
import { hiddenFromSight } from '../text';
import { roomy } from '../theme/windows';
import { fontSizes } from '../theme/fontSizes';

/**
 * The dark dial around a `CountdownRing`, on which orange and red are readable. It holds all styles
 * of the ring, since it renders once and the ring every second, and contains the ring's layout.
 * `data-size="sm"` is for the head of a dialog.
 */
export const CountdownDial = styled('div')(({ theme }) => {
  const { ink, gold, common, warning, error } = theme.vars.palette;
  return {
    '--ring': gold[300],
    '--dial': '148px',
    position: 'relative',
    contain: 'strict',
    width: 'var(--dial)',
    height: 'var(--dial)',
    borderRadius: '50%',
    color: common.white,
    background: ink[900],
    '& > [data-countdown]': {
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeItems: 'center',
    },
    '& > [data-connecting]': { '--ring': ink[300], color: ink[200] },
    '& > [data-countdown="warning"]': { '--ring': warning.light, color: warning.light },
    '& > [data-countdown="closing"]': { '--ring': error.light, color: error.light },
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
      fontSize: 'calc(var(--dial) * 0.38)',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1.1,
      textAlign: 'center',
    },
    '& [role="timer"] > p': {
      maxWidth: 112,
      fontWeight: 600,
      fontSize: fontSizes.lead,
      textAlign: 'center',
      textWrap: 'balance',
    },
    '& [role="timer"] span': {
      display: 'block',
      color: ink[200],
      fontWeight: 400,
      fontSize: fontSizes.small,
    },
    '& [aria-live]': hiddenFromSight,
    [roomy]: { '--dial': '192px' },
    [theme.breakpoints.down('sm')]: {
      '--dial': '100px',
      '& [role="timer"] > p': { maxWidth: 80, fontSize: fontSizes.cell },
      '& [role="timer"] span': { fontSize: fontSizes.hint },
    },
    '&[data-size="sm"]': {
      '--dial': '60px',
      flex: 'none',
      '& svg': { strokeWidth: 9 },
      '& [role="timer"] > p': { maxWidth: 46, fontSize: fontSizes.hint },
      '& [role="timer"] span': { display: 'none' },
    },
  };
});
