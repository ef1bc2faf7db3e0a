import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { km } from '../../i18n/km';
import { renderInTheme } from '../../testing/renderInTheme';
import { DataTable } from './DataTable';
import type { Column } from './columns';

interface Bet {
  id: number;
  amount: string;
}

const columns: Column<Bet>[] = [
  { key: 'id', header: km.tables.roundNumber, cell: (bet) => km.common.roundTag(bet.id) },
  { key: 'time', header: km.tables.time, cell: () => '9:07:05' },
  { key: 'amount', header: km.tables.amount, align: 'right', cell: (bet) => bet.amount },
];
const bets = (count: number): Bet[] =>
  Array.from({ length: count }, (_, id) => ({ id, amount: `${id}000` }));
const shared = { label: km.tables.openBets, columns, rowKey: (bet: Bet) => bet.id };

it('[2.25] the table has header cells and a row for each bet', () => {
  renderInTheme(<DataTable {...shared} rows={bets(3)} />);
  const table = screen.getByRole('table', { name: km.tables.openBets });
  expect(table).toHaveAttribute('aria-rowcount', '4');
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual(columns.map(({ header }) => header));
  expect(within(table).getByRole('row', { name: /^#2/ })).toHaveAttribute('aria-rowindex', '4');
});

it('[2.25] the table says that there is no data, and then shows no sum row', () => {
  const footer = { label: km.common.total, labelSpan: 2, cells: { amount: '0' } };
  renderInTheme(
    <DataTable {...shared} rows={[]} footer={footer} emptyHint={km.tables.noBetsHint} />,
  );
  expect(screen.getByText(km.common.noData)).toBeVisible();
  expect(screen.getByText(km.tables.noBetsHint)).toBeVisible();
  expect(screen.queryByText(km.common.total)).not.toBeInTheDocument();
});

it('the table shows a skeleton while loading, not the empty state', () => {
  const { container } = renderInTheme(<DataTable {...shared} rows={[]} status="loading" />);
  expect(screen.getByText(km.tables.loading)).toBeInTheDocument();
  expect(screen.queryByText(km.common.noData)).not.toBeInTheDocument();
  expect(container.firstChild).toHaveAttribute('aria-busy', 'true');
});

it('the table offers to retry after a failure', async () => {
  const onRetry = jest.fn();
  renderInTheme(<DataTable {...shared} rows={[]} status="error" onRetry={onRetry} />);
  expect(screen.getByText(km.tables.loadFailed)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: km.common.tryAgain }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it.each(['loading', 'error'] as const)('the table keeps its rows while %s', (status) => {
  renderInTheme(<DataTable {...shared} rows={bets(1)} status={status} />);
  expect(screen.getByText('#0')).toBeVisible();
  expect(screen.queryByText(km.tables.loadFailed)).not.toBeInTheDocument();
});

it('[2.25] the table ends with a sum row', () => {
  const footer = { label: km.common.total, labelSpan: 2, cells: { amount: '1,000' } };
  renderInTheme(<DataTable {...shared} rows={bets(2)} footer={footer} />);
  const label = screen.getByRole('rowheader', { name: km.common.total });
  expect(label).toHaveAttribute('aria-colspan', '2');
  const row = screen.getByRole('row', { name: `${km.common.total} 1,000` });
  expect(row).toHaveAttribute('aria-rowindex', '4');
});
