import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useAppSelector } from '../../store/hooks';
import { rulesOdds } from '../../api/wire/gameSchemas';
import { selectAreOddsKnown, selectOdds } from '../../features/game/gameSelectors';
import { km } from '../../i18n/km';
import { averageReturn, formatAverage } from '../../domain/chances';
import { betTypes, numbersOfType } from '../../domain/drawnNumber';
import { formatAmount, formatOdds } from '../../domain/money';

/** In riel; what the averages speak of. */
const staked = 100;

const riel = (amount: string) => `${amount}${km.common.rielSign}`;

const types = [...betTypes].reverse();

/** The chance of each type, and what comes back of 100 riel on average by the odds in force. */
export function Chances() {
  const odds = useAppSelector(selectOdds);
  const areKnown = useAppSelector(selectAreOddsKnown);
  const areOfRules = types.every((type) => odds[type] === rulesOdds[type]);
  const source = areOfRules ? km.chances.oddsInForce : km.chances.oddsDiffer;
  return (
    <>
      <Typography variant="h2" id="rule-chances">
        {km.chances.heading}
      </Typography>
      <Table aria-labelledby="rule-chances" sx={{ maxWidth: 760 }}>
        <TableHead>
          <TableRow>
            <TableCell>{km.tables.type}</TableCell>
            <TableCell align="right">{km.chances.chance}</TableCell>
            <TableCell align="right">{km.rule.payouts}</TableCell>
            <TableCell align="right">{km.chances.averageOf(riel(formatAmount(staked)))}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {types.map((type) => (
            <TableRow key={type}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                {type}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: { sm: 'nowrap' } }}>
                {km.chances.oneIn(formatAmount(numbersOfType(type)))}
              </TableCell>
              <TableCell align="right">{`× ${formatOdds(odds[type])}`}</TableCell>
              <TableCell align="right" sx={{ fontWeight: 600 }}>
                {riel(formatAverage(averageReturn(type, odds[type], staked)))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography variant="body2" color="textSecondary">
        {areKnown ? source : km.chances.oddsOfRules} {km.chances.explanation}
      </Typography>
    </>
  );
}
