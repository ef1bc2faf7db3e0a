import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../config/paths';
import { km } from '../../i18n/km';
import { formatDay } from '../../domain/dates';
import type { DayRange } from '../../domain/dates';

const DayAddress = styled(Link)(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  borderRadius: 8,
  color: vars.palette.ink[700],
  fontWeight: 600,
  textUnderlineOffset: 4,
  textDecorationColor: vars.palette.gold[600],
  '&:hover': { color: vars.palette.ink[900], textDecorationThickness: 2 },
})) as typeof Link;

/** A day of the report, as a link to its bets. */
export function DayLink({ date, range }: { date: string; range: DayRange }) {
  const label = formatDay(date);
  if (label === null) return km.common.invalidDate;
  return (
    <DayAddress
      component={RouterLink}
      to={paths.reportDetail(date, range)}
      aria-label={km.report.openDay(label)}
    >
      {label}
    </DayAddress>
  );
}
