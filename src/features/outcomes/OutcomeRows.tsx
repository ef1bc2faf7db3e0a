import { styled } from '@mui/material/styles';
import { fontSizes } from '../../ui/theme/fontSizes';

/**
 * A list with a line for each bet: number, stake, and what became of it at the end of the line. The place
 * sets the colours `--muted`, `--line` and `--win`. It scrolls, so it must be focusable.
 */
export const OutcomeRows = styled('ul')({
  margin: 0,
  overflowY: 'auto',
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: 44,
    padding: '4px 0',
    fontSize: fontSizes.cell,
    lineHeight: 1.6,
  },
  '& > li + li': { borderTop: '1px solid var(--line)' },
  '& > li > :last-child': { marginLeft: 'auto', textAlign: 'right' },
  '& small': { color: 'var(--muted)', fontSize: fontSizes.small },
  '& b': { fontWeight: 400 },
  '& > [data-state="won"] b': { color: 'var(--win)', fontWeight: 600 },
});
