import { lazy, Suspense, useMemo } from 'react';
import { GridBodyRow } from './GridBodyRow';
import { GridBody } from './parts';
import { rowKeys } from './rowKeys';
import type { Column } from './tableTypes';
import type VirtualRowsType from './VirtualRows';

/** Up to this many rows all of them are in the document; the code for more comes when it is needed. */
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
        <GridBodyRow key={keys[index]} columns={columns} row={row} index={index} />
      ))}
    </GridBody>
  );
}

/** The body of a table, in full or, where there are many rows, only its visible part. */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  if (props.rows.length <= plainLimit) return <PlainRows {...props} />;
  return (
    <Suspense fallback={<PlainRows {...props} rows={props.rows.slice(0, plainLimit)} />}>
      <VirtualRows {...props} />
    </Suspense>
  );
}
