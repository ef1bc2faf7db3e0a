import { BarChart } from '@mui/x-charts/BarChart';
import type { ReactNode } from 'react';
import { km } from '../../i18n/km';
import { formatAmount } from '../../lib/money';
import { palette } from '../../ui/theme/tokens';
import './report.css';
import type { ChartDay } from './reportSelectors';

const height = 220;
const money = (amount: number | null) => (amount === null ? '' : formatAmount(amount));
const colourOfWinLose = (amount: number | null) =>
  (amount ?? 0) > 0 ? palette.green700 : palette.red700;

const legend = [
  { colour: palette.ink300, label: km.report.turnOver },
  { colour: palette.green700, label: km.report.win },
  { colour: palette.red700, label: km.report.lose },
];

/**
 * Turnover and win/lose by day as bars, in the order of the calendar. Hidden from assistive tools:
 * the table below it says the same.
 */
export default function ReportChart({ days }: { days: readonly ChartDay[] }): ReactNode {
  return (
    <figure className="report-chart" aria-hidden="true">
      <figcaption>
        <span className="report-chart-title">{km.report.chart}</span>
        <span className="report-chart-legend">
          {legend.map(({ colour, label }) => (
            <span key={label}>
              <i style={{ background: colour }} />
              {label}
            </span>
          ))}
        </span>
      </figcaption>
      <BarChart
        height={height}
        hideLegend
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
            color: palette.ink300,
            valueFormatter: money,
          },
          {
            label: km.report.winLose,
            data: days.map(({ winLose }) => winLose),
            colorGetter: ({ value }) => colourOfWinLose(value),
            valueFormatter: money,
          },
        ]}
      />
    </figure>
  );
}
