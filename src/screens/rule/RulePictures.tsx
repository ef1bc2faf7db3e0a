import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';
import { rulesOdds } from '../../api/wire/gameSchemas';
import { km } from '../../i18n/km';
import { valueForType } from '../../domain/drawnNumber';
import type { BetType } from '../../domain/drawnNumber';
import { formatOdds } from '../../domain/money';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import { fontSizes } from '../../ui/theme/fontSizes';

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
            <TableCell align="right" sx={{ fontSize: fontSizes.lead, fontWeight: 600 }}>
              {`× ${formatOdds(rulesOdds[type])}`}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const types = ['3D', '2D', '1D'] as const;

const Example = styled(Paper)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '18px 56px',
  marginTop: 6,
  padding: '18px 22px',
  [theme.breakpoints.down('sm')]: { padding: '14px 16px' },
}));

const Values = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '14px 32px',
  '& dt': {
    marginBottom: 4,
    color: theme.vars.palette.gold[300],
    fontWeight: 600,
    fontSize: fontSizes.cell,
  },
  [theme.breakpoints.down('sm')]: { gap: '12px 20px' },
}));

/** The draw of the rules' example as balls, and what of it decides each type. */
export function WorkedExample() {
  const drawn = km.rule.exampleDraw;
  return (
    <Example variant="ink">
      <DigitBalls number={drawn} size="lg" />
      <Values>
        {types.map((type) => (
          <div key={type}>
            <dt>{type}</dt>
            <dd>
              <DigitBalls number={valueForType(drawn, type)} size="md" />
            </dd>
          </div>
        ))}
      </Values>
    </Example>
  );
}
