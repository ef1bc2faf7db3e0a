import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ReactNode } from 'react';
import { BellIcon, CheckIcon, ClockIcon, WarningIcon } from '../../src/ui/icons/icons';
import { fontSizes } from '../../src/ui/theme/fontSizes';
import { vitalRules, type Figure, type FieldSummary, type VitalName } from './summarize';

const shown = (value: number, digits = 1) =>
  value.toLocaleString('en-US', { maximumFractionDigits: value >= 100 ? 0 : digits });
const count = (value: number) => shown(value, 0);
const counted = (value: number, noun: string) =>
  `${count(value)} ${count(value) === '1' ? noun : `${noun}s`}`;

const states = {
  good: { word: 'Good', Icon: CheckIcon, color: 'success.main' },
  watch: { word: 'Watch', Icon: WarningIcon, color: 'warning.main' },
  act: { word: 'Act', Icon: BellIcon, color: 'error.main' },
  none: { word: 'No data', Icon: ClockIcon, color: 'text.secondary' },
} as const;

/** The state in words, with an icon: never by colour alone. */
function State({ of, word }: { of: keyof typeof states; word?: string }): ReactNode {
  const { word: own, Icon, color } = states[of];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color,
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      <Icon sx={{ fontSize: fontSizes.lead }} />
      {word ?? own}
    </Box>
  );
}

function FigureCard({ figure }: { figure: Figure }): ReactNode {
  const { name, unit, value, state, good, act } = figure;
  return (
    <Paper
      component="section"
      sx={{ p: '14px 16px', display: 'grid', alignContent: 'start', flex: '1 1 216px' }}
    >
      <Typography variant="h3" component="h2">
        {name}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: '0 8px',
        }}
      >
        <Typography sx={{ fontSize: fontSizes.figure, fontWeight: 600, lineHeight: 1.35 }}>
          {value === null ? '–' : `${shown(value)}${unit === '%' ? '%' : ''}`}
        </Typography>
        <State of={state} />
      </Box>
      <Typography variant="caption" color="textSecondary">
        {unit === '%' ? 'of the stakes' : unit}
      </Typography>
      <Typography color="textSecondary" sx={{ fontSize: fontSizes.hint, lineHeight: 1.7 }}>
        {`Good up to ${count(good)}, act above ${count(act)}`}
      </Typography>
    </Paper>
  );
}

function Card({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Paper component="section" sx={{ p: '14px 6px 8px', minWidth: 0 }}>
      <Box sx={{ px: '14px', pb: 0.5, display: 'flex', flexWrap: 'wrap', gap: '0 16px' }}>
        <Typography variant="h2">{title}</Typography>
        {note && (
          <Typography variant="caption" color="textSecondary" sx={{ alignSelf: 'center' }}>
            {note}
          </Typography>
        )}
      </Box>
      {children}
    </Paper>
  );
}

interface RowsProps {
  heads: readonly string[];
  rows: readonly ReactNode[][];
  /** The last column is on the right, unless it is no figure. */
  hasFigure?: boolean;
}

function Rows({ heads, rows, hasFigure = true }: RowsProps): ReactNode {
  if (rows.length === 0) {
    return <Typography sx={{ px: '14px', pb: 1, color: 'text.secondary' }}>None.</Typography>;
  }
  const align = (column: number) => (hasFigure && column === heads.length - 1 ? 'right' : 'left');
  const cell = {
    px: hasFigure ? '14px' : '7px',
    '&:first-of-type': { pl: '14px' },
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  } as const;
  return (
    <Table sx={{ '& tr:last-child td': { borderBottom: 0 } }}>
      <TableHead>
        <TableRow>
          {heads.map((head, column) => (
            <TableCell key={head} align={align(column)} sx={{ ...cell, whiteSpace: 'nowrap' }}>
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <TableRow key={index}>
            {row.map((content, column) => (
              <TableCell key={column} align={align(column)} sx={cell}>
                {content}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Vital({ name, value }: { name: VitalName; value: number | undefined }): ReactNode {
  if (value === undefined) return '–';
  const { unit, good, poor } = vitalRules[name];
  const state = value > poor ? 'act' : value > good ? 'watch' : 'good';
  const word = { good: 'Good', watch: 'Needs work', act: 'Poor' }[state];
  return (
    <>
      <Box sx={{ whiteSpace: 'nowrap' }}>{`${shown(value, 2)} ${unit}`}</Box>
      <Box sx={{ fontSize: fontSizes.small }}>
        <State of={state} word={word} />
      </Box>
    </>
  );
}

const outcomes = {
  accepted: 'Accepted',
  refused: 'Refused',
  checked: 'Checked',
  notPlaced: 'Not placed',
};
type OutcomeName = keyof typeof outcomes;
const outcomeNames = Object.keys(outcomes) as OutcomeName[];

function Stakes({ summary }: { summary: FieldSummary }): ReactNode {
  const { palette } = useTheme();
  const colors: Record<OutcomeName, string> = {
    accepted: palette.success.main,
    refused: palette.ink[300],
    checked: palette.warning.light,
    notPlaced: palette.error.main,
  };
  return (
    <>
      <Box sx={{ px: '14px', display: 'flex', flexWrap: 'wrap', gap: '2px 20px' }}>
        {outcomeNames.map((name) => (
          <Box key={name} sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: colors[name] }} />
            {`${outcomes[name]} ${count(summary.stakes[name])}`}
          </Box>
        ))}
      </Box>
      <Box
        aria-hidden="true"
        sx={{
          // Rendered without a browser, the chart has fixed sizes; its drawing scales.
          '& > div': { display: 'block' },
          '& > div > div': { width: '100%', height: 'auto', aspectRatio: '640 / 200' },
        }}
      >
        <BarChart
          width={640}
          height={200}
          hideLegend
          skipAnimation
          disableKeyboardNavigation
          margin={{ top: 12, right: 16, bottom: 0, left: 0 }}
          grid={{ horizontal: true }}
          xAxis={[
            {
              scaleType: 'band',
              data: summary.stakesByMinute.map(({ minutesAgo }) => minutesAgo),
              valueFormatter: (ago: number) => (ago === 0 ? 'now' : `−${ago} min`),
              tickLabelInterval: (ago: number) => ago % 5 === 0,
              disableTicks: true,
            },
          ]}
          yAxis={[
            { disableLine: true, disableTicks: true, tickMinStep: 1, tickNumber: 4, width: 44 },
          ]}
          series={outcomeNames.map((name) => ({
            stack: 'stakes',
            label: outcomes[name],
            color: colors[name],
            data: summary.stakesByMinute.map((minute) => minute[name]),
          }))}
        />
      </Box>
    </>
  );
}

function Errors({ errors }: Pick<FieldSummary, 'errors'>): ReactNode {
  return (
    <Rows
      heads={['Error', 'Release', 'Times']}
      rows={errors.map(({ message, stack, release, times }) => [
        <>
          {message}
          {stack.map((frame) => (
            <Box
              key={frame}
              sx={{ fontFamily: 'monospace', fontSize: fontSizes.small, color: 'text.secondary' }}
            >
              {frame}
            </Box>
          ))}
        </>,
        release,
        count(times),
      ])}
    />
  );
}

function Sections({ summary }: { summary: FieldSummary }): ReactNode {
  const { connection, vitals, calls, unreadable, browserReports } = summary;
  const names = Object.keys(vitalRules) as VitalName[];
  const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Box sx={column}>
        <Card title="Stakes by outcome" note="per minute">
          <Stakes summary={summary} />
        </Card>
        <Card title="Script errors" note="npm run symbolicate finds their source">
          <Errors errors={summary.errors} />
        </Card>
        <Card title="Reports of the browsers" note="crashes, deprecations, violated policies">
          <Rows
            heads={['Type', 'About', 'Times']}
            rows={browserReports.map(({ type, detail, times }) => [type, detail, count(times)])}
          />
        </Card>
      </Box>
      <Box sx={column}>
        <Card title="Web vitals" note="75th percentile, limits of web.dev">
          <Rows
            hasFigure={false}
            heads={['Release', ...names]}
            rows={vitals.map(({ release, p75 }) => [
              release,
              ...names.map((name) => <Vital key={name} name={name} value={p75[name]} />),
            ])}
          />
        </Card>
        <Card title="Connections">
          <Rows
            heads={['Measure', 'Value']}
            rows={[
              ['Lost', count(connection.lost)],
              [
                'Replaced as mute: pings were answered, nothing was delivered',
                count(connection.mute),
              ],
              ['Time without a connection', `${count(connection.lostSeconds)} s`],
              [
                'Delay, 95th percentile',
                connection.delayMs === null ? '–' : `${count(connection.delayMs)} ms`,
              ],
            ]}
          />
        </Card>
        <Card title="Failed calls">
          <Rows
            heads={['Endpoint', 'Status', 'Kind', 'Times']}
            rows={calls.map(({ endpoint, status, kind, times }) => [
              endpoint,
              status ?? 'no response',
              kind,
              count(times),
            ])}
          />
        </Card>
        <Card title="Unreadable payloads">
          <Rows
            heads={['Channel or endpoint', 'Times']}
            rows={unreadable.map(({ kind, times }) => [kind, count(times)])}
          />
        </Card>
      </Box>
    </Box>
  );
}

function Empty({ isOn }: { isOn: boolean }): ReactNode {
  return (
    <Paper
      component="section"
      sx={{ p: 4, display: 'grid', gap: 1, justifyItems: 'center', textAlign: 'center' }}
    >
      <ClockIcon sx={{ fontSize: fontSizes.figure, color: 'text.secondary' }} />
      <Typography variant="h2">
        {isOn ? 'No report has arrived yet' : 'This sandbox receives no reports'}
      </Typography>
      {isOn ? (
        <Typography>
          Open the app in another tab. Its page reports after 45 to 75 seconds, and at once when you
          leave the tab.
        </Typography>
      ) : (
        <Typography>
          Start it with <code>SANDBOX_REPORTS=on SANDBOX_CONTROL=1 npm start</code>, then open the
          app from it.
        </Typography>
      )}
      <Typography color="textSecondary">This view refreshes by itself.</Typography>
    </Paper>
  );
}

/** The operator's view; null if the sandbox receives no reports. */
export function FieldPage({ summary }: { summary: FieldSummary | null }): ReactNode {
  const hasReports = summary !== null && summary.reports + summary.browserReports.length > 0;
  return (
    <Box component="main" sx={{ maxWidth: 1760, mx: 'auto', p: 3, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 20px' }}>
        <Typography variant="h1">Field reports</Typography>
        {hasReports && (
          <Typography sx={{ color: 'ink.200' }}>
            {`Last ${summary.windowMinutes} minutes: ${counted(summary.reports, 'report')}, ` +
              counted(summary.pageMinutes, 'page minute')}
          </Typography>
        )}
        <Typography
          id="stale"
          hidden
          role="status"
          sx={{ color: 'warning.light', fontWeight: 600 }}
        >
          The sandbox does not answer: these figures are old.
        </Typography>
      </Box>
      {hasReports ? (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {summary.figures.map((figure) => (
              <FigureCard key={figure.name} figure={figure} />
            ))}
          </Box>
          <Sections summary={summary} />
        </>
      ) : (
        <Empty isOn={summary !== null} />
      )}
    </Box>
  );
}
