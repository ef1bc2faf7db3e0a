import Skeleton from '@mui/material/Skeleton';
import Box from '@mui/material/Box';
import { km } from '../../i18n/km';
import { VisuallyHidden } from '../text';

const rows = [1, 2, 3, 4, 5];

/** Placeholder while the first rows load. */
export function TableSkeleton() {
  return (
    <Box role="status" sx={{ px: 2.5 }}>
      <VisuallyHidden>{km.tables.loading}</VisuallyHidden>
      {rows.map((row) => (
        <Skeleton key={row} height={49} />
      ))}
    </Box>
  );
}
