import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import { styled } from '@mui/material/styles';
import { GridBody, GridRow } from './GridTable';
import { cellAttributes } from './TableRow';
import type { Column } from './columns';

const rows = [1, 2, 3, 4, 5];

const Bar = styled(Skeleton)({ display: 'inline-block', width: 88, maxWidth: '100%' });

/** Placeholders below the heads while the first rows load. */
export function TableSkeleton<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <GridBody aria-hidden="true">
      {rows.map((row) => (
        <GridRow key={row}>
          {columns.map(({ key }, position) => (
            <TableCell key={key} {...cellAttributes(columns, position)}>
              <Bar />
            </TableCell>
          ))}
        </GridRow>
      ))}
    </GridBody>
  );
}
