import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import { Suspense, lazy, useMemo, useState } from 'react';
import type { CSSProperties } from 'react';
import { km } from '../../i18n/km';
import { StatePanel } from '../state/StatePanel';
import { VisuallyHidden } from '../text';
import { GridBody, GridHead, GridRow, GridTable } from './GridTable';
import { BodyRow, TableFooterRow } from './TableRow';
import { TableSkeleton } from './TableSkeleton';
import type VirtualRowsType from './VirtualRows';
import { rowKeys } from './columns';
import type { FooterRow, TableRowsProps } from './columns';

/** Tables up to this length render all rows; the code for longer ones is loaded when needed. */
const plainLimit = 60;

const VirtualRows = lazy(() => import('./VirtualRows')) as typeof VirtualRowsType;

function PlainRows<Row>({ columns, rows, rowKey }: TableRowsProps<Row>) {
  const keys = useMemo(() => rowKeys(rows, rowKey), [rows, rowKey]);
  return (
    <GridBody role="rowgroup">
      {rows.map((row, index) => (
        <BodyRow key={keys[index]} columns={columns} row={row} index={index} />
      ))}
    </GridBody>
  );
}

/**
 * The body of a table: all rows, or only the visible ones of a long table. One that has been long keeps what it has
 * measured, because its rows may return.
 */
function TableRows<Row>(props: TableRowsProps<Row>) {
  const [hasBeenLong, setHasBeenLong] = useState(false);
  const isLong = hasBeenLong || props.rows.length > plainLimit;
  if (isLong && !hasBeenLong) setHasBeenLong(true);
  if (!isLong) return <PlainRows {...props} />;
  return (
    <Suspense fallback={<PlainRows {...props} rows={props.rows.slice(0, plainLimit)} />}>
      <VirtualRows {...props} />
    </Suspense>
  );
}

interface DataTableProps<Row> extends Omit<TableRowsProps<Row>, 'rows'> {
  /** Undefined until they are loaded. */
  rows: readonly Row[] | undefined;
  /** Accessible name. */
  label: string;
  /** Rows that are there stay visible in every status. */
  status?: 'loading' | 'ready' | 'error';
  onRetry?: () => void;
  /** A line below 'no data'. */
  emptyHint?: string;
  /** Shown only below rows. */
  footer?: FooterRow;
  /** There are more rows than these, which a line below says. */
  isPartial?: boolean;
}

/**
 * The generic table of specification section 2: header, rows, 'no data' if empty, an optional sum row.
 * In a narrow window each row becomes a compact card. It scrolls with the page.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows = [], rowKey, status = 'ready', footer, onRetry } = props;
  const tracks = columns.map((column) => column.width ?? 'minmax(0, 1fr)').join(' ');
  const empty = rows.length === 0;
  const isWaiting = empty && status === 'loading';
  const shownFooter = empty ? undefined : footer;
  return (
    <Box aria-busy={status === 'loading'} sx={{ minWidth: 0, pb: 0.75 }}>
      <GridTable
        role="table"
        aria-label={label}
        aria-rowcount={rows.length + (shownFooter ? 2 : 1)}
        style={{ '--tracks': tracks } as CSSProperties}
      >
        <GridHead role="rowgroup">
          <GridRow role="row" aria-rowindex={1}>
            {columns.map((column) => (
              <TableCell
                key={column.key}
                role="columnheader"
                scope="col"
                align={column.align ?? 'left'}
              >
                {column.header}
              </TableCell>
            ))}
          </GridRow>
        </GridHead>
        {!empty && <TableRows columns={columns} rows={rows} rowKey={rowKey} />}
        {isWaiting && <TableSkeleton columns={columns} />}
        {shownFooter && (
          <TableFooterRow columns={columns} footer={shownFooter} rowIndex={rows.length + 2} />
        )}
      </GridTable>
      {props.isPartial && (
        <Typography
          variant="body2"
          color="textSecondary"
          role="note"
          sx={{ p: 1.5, textAlign: 'center' }}
        >
          {km.tables.partOfList}
        </Typography>
      )}
      {isWaiting && <VisuallyHidden role="status">{km.tables.loading}</VisuallyHidden>}
      {empty && status === 'ready' && (
        <StatePanel title={km.common.noData} hint={props.emptyHint} />
      )}
      {empty && status === 'error' && (
        <StatePanel
          title={km.tables.loadFailed}
          action={onRetry && { label: km.common.tryAgain, onClick: onRetry }}
        />
      )}
    </Box>
  );
}
