import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { rulesOdds } from '../../features/game/gameApi';
import { km } from '../../i18n/km';
import type { BetType } from '../../lib/drawnNumber';
import { formatAmount } from '../../lib/money';

const ranges: readonly { type: BetType; from: string; to: string }[] = [
  { type: '3D', from: '000', to: '999' },
  { type: '2D', from: '00', to: '99' },
  { type: '1D', from: '0', to: '9' },
];

/** What each type pays for a stake of 1 (specification section 9), with the numbers it takes. */
export function PayoutTable() {
  return (
    <Table aria-label={km.rule.payouts} sx={{ maxWidth: 560 }}>
      <TableHead>
        <TableRow>
          <TableCell>{km.tables.type}</TableCell>
          <TableCell>{km.tables.number}</TableCell>
          <TableCell align="right">{km.rule.payouts}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {ranges.map(({ type, from, to }) => (
          <TableRow key={type}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
              {type}
            </TableCell>
            <TableCell>{`${from} – ${to}`}</TableCell>
            <TableCell align="right" sx={{ fontSize: '1.1rem', fontWeight: 600 }}>
              {`× ${formatAmount(rulesOdds[type])}`}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
