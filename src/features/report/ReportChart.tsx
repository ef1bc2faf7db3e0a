import Typography from '@mui/material/Typography';
import { styled, useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ReactNode } from 'react';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import type { ChartDay } from './reportSelectors';

/** The legend is next to it, in the space that the screen reserves. */
const height = 196;
const money = (amount: number | null) => (amount === null ? '' : formatAmount(amount));

const Figure = styled('figure')(({ theme }) => ({
  padding: '16px 16px 4px',
  [theme.breakpoints.down('sm')]: { padding: '14px 10px 4px' },
}));

/**
 * Turnover and win/lose by day as bars, in the order of the calendar. Hidden from assistive tools:
 * the table below it says the same.
 */
export default function ReportChart({ days }: { days: readonly ChartDay[] }): ReactNode {
  const { palette } = useTheme();
  return (
    <Figure aria-hidden="true">
      <Typography component="figcaption" variant="body2" sx={{ fontWeight: 600 }}>
        {km.report.chart}
      </Typography>
      <BarChart
        height={height}
        skipAnimation
        disableKeyboardNavigation
        borderRadius={3}
        margin={{ top: 10, right: 6, bottom: 0, left: 0 }}
        grid={{ horizontal: true }}
        xAxis={[
          {
            scaleType: 'band',
            data: days.map(({ label }) => label),
            valueFormatter: (label: string, { location }) =>
              location === 'tick' ? label.slice(0, 5) : label,
            offset: 6,
            categoryGapRatio: 0.35,
            barGapRatio: 0.1,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        yAxis={[
          {
            valueFormatter: money,
            width: 'auto',
            disableLine: true,
            disableTicks: true,
            tickNumber: 4,
          },
        ]}
        series={[
          {
            label: km.report.turnOver,
            data: days.map(({ turnover }) => turnover),
            color: palette.ink[300],
            valueFormatter: money,
          },
          {
            label: km.report.winLose,
            color: palette.success.main,
            data: days.map(({ winLose }) => winLose),
            colorGetter: ({ value }) =>
              (value ?? 0) > 0 ? palette.success.main : palette.error.main,
            valueFormatter: money,
          },
        ]}
      />
    </Figure>
  );
}
