import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useMemo } from 'react';
import type { CSSProperties } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { countByChance, formatAverage } from '../../domain/chances';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import { ChartIcon, ChevronDownIcon } from '../../ui/icons/icons';
import { Figures } from '../../ui/text';
import { selectAreLastDigitsShown, selectResults } from './gameSelectors';
import { gameEvents } from './gameSlice';
import { countLastDigits } from './digitCounts';

/** The digits of a draw. */
const outcomes = 10;

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '8px 20px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('sm')]: { padding: '4px 14px 14px' },
}));

/** A bar for each digit, and a dashed line across them at the average of chance alone. */
const Bars = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: '14px 0',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  textAlign: 'center',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '& > li': { display: 'grid', justifyItems: 'center', gap: 4 },
  '& [data-part="bar"]': {
    position: 'relative',
    display: 'grid',
    alignItems: 'end',
    justifyItems: 'center',
    width: '100%',
    height: 72,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '&::before': {
      content: '""',
      width: 22,
      height: 'calc(var(--count) * 100%)',
      borderRadius: '4px 4px 0 0',
      background: theme.vars.palette.ink[300],
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      right: 0,
      bottom: 'calc(var(--average) * 100%)',
      left: 0,
      borderTop: `2px dashed ${theme.vars.palette.text.secondary}`,
    },
  },
}));

/**
 * How often each last digit came in the loaded results, beside what chance alone gives. It says that
 * draws do not remember, and never that a digit is likely.
 */
export default function LastDigits() {
  const dispatch = useAppDispatch();
  const isShown = useAppSelector(selectAreLastDigitsShown);
  const panelId = useId();
  return (
    <>
      <Button
        color="inherit"
        fullWidth
        startIcon={<ChartIcon />}
        endIcon={<ChevronDownIcon sx={{ transform: isShown ? 'rotate(180deg)' : 'none' }} />}
        aria-expanded={isShown}
        aria-controls={panelId}
        onClick={() => dispatch(gameEvents.lastDigitsToggled())}
        sx={{ justifyContent: 'start', borderRadius: 0, px: { xs: 1.75, sm: 2.5 } }}
      >
        {km.lastDigits.title}
      </Button>
      <div id={panelId}>{isShown && <Counts />}</div>
    </>
  );
}

function Counts() {
  const results = useAppSelector(selectResults);
  const { rounds, counts } = useMemo(() => countLastDigits(results ?? []), [results]);
  if (rounds === 0) {
    return (
      <Panel>
        <Typography color="textSecondary">{km.common.noData}</Typography>
      </Panel>
    );
  }
  const { average, least, most } = countByChance(rounds, outcomes);
  const highest = Math.max(average, ...counts);
  const style = (count: number) =>
    ({ '--count': count / highest, '--average': average / highest }) as CSSProperties;
  return (
    <Panel>
      <Bars aria-label={km.lastDigits.title}>
        {counts.map((count, digit) => (
          <li key={digit}>
            <span data-part="bar" aria-hidden="true" style={style(count)} />
            <DigitBalls number={String(digit)} color="ink" />
            <Figures>{km.lastDigits.times(count)}</Figures>
          </li>
        ))}
      </Bars>
      <Typography variant="body2">
        {km.lastDigits.byChance(rounds, formatAverage(average), least, most)}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {km.lastDigits.noMemory}
      </Typography>
    </Panel>
  );
}
