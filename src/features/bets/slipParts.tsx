import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { unpressableAtFirst } from '../../ui/theme/unpressableAtFirst';

const slipLayout = ({ theme }: { theme: Theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  padding: '20px 24px 24px',
  overflowY: 'auto' as const,
  ...unpressableAtFirst,
  [theme.breakpoints.down('sm')]: { padding: 16 },
});

/** The bet slip, and the receipt in its place. */
export const SlipForm = styled('form')(slipLayout);
export const SlipPanel = styled('div')(slipLayout);

/** Below the amount: the limits, and a warning beside them. */
export const Hints = styled('p')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  minHeight: '1.7em',
  color: vars.palette.text.secondary,
  '& > [role="status"]': { color: vars.palette.warning.main },
}));

/** A row of the slip with a word left and a figure right, below a hairline. */
export const FigureRow = styled('p')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
  paddingTop: 10,
  borderTop: `1px solid ${vars.palette.divider}`,
  color: vars.palette.text.secondary,
  '& > span': {
    color: vars.palette.text.primary,
    fontWeight: 600,
    fontSize: '1.25rem',
    overflowWrap: 'anywhere',
  },
}));

/** The way out left, the way on right; one of them alone takes the whole row. */
export const SlipActions = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 12,
  '& > :only-child': { gridColumn: '1 / -1' },
});
