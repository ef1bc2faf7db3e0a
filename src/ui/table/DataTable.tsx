import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import { styled } from '@mui/material/styles';
import { Suspense, lazy, useMemo } from 'react';
import type { CSSProperties } from 'react';
import { km } from '../../i18n/km';
import { StatePanel } from '../state/StatePanel';
import { VisuallyHidden } from '../text';
import { GridBody, GridHead, GridRow, GridTable } from './GridTable';
import { BodyRow, TableFooterRow } from './TableRow';
import type VirtualRowsType from './VirtualRows';
import { rowKeys } from './columns';
import type { Column, FooterRow } from './columns';

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
function TableSkeleton() {
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

/** Tables up to this length render all rows; the code for longer ones is loaded when needed. */
const plainLimit = 60;

const VirtualRows = lazy(() => import('./VirtualRows')) as typeof VirtualRowsType;

interface TableRowsProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}

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

/** The body of a table: all rows, or only the visible ones of a long table. */
function TableRows<Row>(props: TableRowsProps<Row>) {
  if (props.rows.length <= plainLimit) return <PlainRows {...props} />;
  return (
    <Suspense fallback={<PlainRows {...props} rows={props.rows.slice(0, plainLimit)} />}>
      <VirtualRows {...props} />
    </Suspense>
  );
}

interface DataTableProps<Row> {
  /** Accessible name. */
  label: string;
  /** Keep the array stable between renders: rows compare it. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Keep it stable between renders. Rows may share a key. */
  rowKey: (row: Row) => string | number;
  /** Rows that are there stay visible in every status. */
  status?: 'loading' | 'ready' | 'error';
  onRetry?: () => void;
  /** A line below 'no data'. */
  emptyHint?: string;
  /** Shown only below rows. */
  footer?: FooterRow;
}

/**
 * The generic table of specification section 2: header, rows, 'no data' if empty, an optional sum row.
 * In a narrow window each row becomes a compact card. It scrolls with the page.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, status = 'ready', onRetry, emptyHint, footer } = props;
  const tracks = columns.map((column) => column.width ?? 'minmax(0, 1fr)').join(' ');
  const empty = rows.length === 0;
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
        {shownFooter && (
          <TableFooterRow columns={columns} footer={shownFooter} rowIndex={rows.length + 2} />
        )}
      </GridTable>
      {empty && status === 'loading' && <TableSkeleton />}
      {empty && status === 'ready' && (
        <StatePanel kind="empty" title={km.common.noData} hint={emptyHint} />
      )}
      {empty && status === 'error' && (
        <StatePanel
          kind="error"
          title={km.tables.loadFailed}
          action={onRetry && { label: km.common.tryAgain, onClick: onRetry }}
        />
      )}
    </Box>
  );
}
