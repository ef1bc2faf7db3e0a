import { styled } from '@mui/material/styles';
import { agentText } from './agentText';
import type { Replay } from './openReplay';
import { clockText, dateText, lengthText } from './timeText';

/** When, where and with what: one line of facts. */
export function VisitFacts({ replay }: { replay: Replay }) {
  const { details, moments, momentsAre } = replay.trace;
  const [first = 0, last = first] = [moments[0], moments.at(-1)];
  const environment = details?.environment;
  const facts: [name: string, value: string, title?: string][] = [];
  if (momentsAre !== 'invented') {
    facts.push([
      'Visit',
      `${dateText(first)} – ${clockText(last)} (${lengthText(last - first)})`,
      'Phnom Penh time',
    ]);
  }
  facts.push(['Steps', String(replay.steps.length - 1)]);
  if (details) {
    if (details.droppedActions > 0) {
      facts.push(['Earlier steps let go', String(details.droppedActions)]);
    }
    facts.push(['App', `${details.app.version || 'unknown'} · ${details.app.commit || 'unknown'}`]);
  }
  if (environment) {
    const { viewport, pixelRatio, timeZone, language, userAgent } = environment;
    facts.push([
      'Viewport',
      viewport ? `${viewport.width} × ${viewport.height} @${pixelRatio}` : 'unknown',
    ]);
    facts.push(['Zone', timeZone || 'unknown']);
    facts.push(['Language', language || 'unknown']);
    facts.push(['Browser', agentText(userAgent) || 'unknown', userAgent]);
  }
  return (
    <Facts>
      {facts.map(([name, value, title]) => (
        <div key={name} title={title}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const Facts = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  whiteSpace: 'nowrap',
  gap: '0 20px',
  margin: 0,
  ...theme.typography.caption,
  '& div': { display: 'flex', gap: 6 },
  '& dt': { opacity: 0.75 },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  // On a phone the actions need the lines.
  [theme.breakpoints.down('sm')]: { flexWrap: 'nowrap', overflowX: 'auto' },
}));
