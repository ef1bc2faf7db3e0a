import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { km } from '../../i18n/km';
import { VisuallyHidden } from '../text';

const widths = ['42%', '50%', '36%', '46%', '39%'];

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  minHeight: 48,
  padding: '4px 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-child': { borderBottom: 0 },
  '& > :last-child': { marginLeft: 'auto' },
  [theme.breakpoints.down('sm')]: { padding: '10px 14px' },
}));

/** Placeholder while the first rows load. */
export function TableSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{km.tables.loading}</VisuallyHidden>
      {widths.map((width) => (
        <Row key={width}>
          <Skeleton width={64} />
          <Skeleton width={width} />
          <Skeleton width={80} />
        </Row>
      ))}
    </div>
  );
}
