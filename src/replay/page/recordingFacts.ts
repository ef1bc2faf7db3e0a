import type { Trace } from '../engine/file/parseTrace';
import type { Replay } from '../engine/openReplay';
import { clockText, dateText, offsetText } from '../engine/timeText';

type Fact = [name: string, value: string, title?: string];

/** When, where and with what a file was recorded. */
export function factsOf({ trace, steps }: Pick<Replay, 'trace' | 'steps'>): Fact[] {
  const { details, timestamps, timestampSource } = trace;
  const [first = 0, last = first] = [timestamps[0], timestamps.at(-1)];
  const facts: Fact[] = [];
  if (timestampSource !== 'invented') {
    const span = `${dateText(first)} – ${clockText(last)} (${offsetText(last - first)})`;
    facts.push(['Recorded', span, 'Phnom Penh time']);
  }
  facts.push(['Steps', String(steps.length - 1)]);
  if (details) {
    const { app, droppedActions, environment } = details;
    const { viewport, pixelRatio, timeZone, language, userAgent } = environment;
    if (droppedActions > 0) facts.push(['Older steps dropped', String(droppedActions)]);
    facts.push(
      ['App', `${app.version || 'unknown'} · ${app.commit}`],
      ['Viewport', viewport ? `${viewport.width} × ${viewport.height} @${pixelRatio}` : ''],
      ['Zone', timeZone],
      ['Language', language],
      ['Browser', userAgent, userAgent],
    );
  }
  return facts.map(([name, value, title = '']) => [name, value || 'unknown', title]);
}

const timestampNotes = {
  recorded: '',
  derived: 'It has no timestamps; the times shown are taken from inside the actions.',
  invented: 'It has no times: one second was put between the actions.',
};

const noEnd = 'The end may be missing: the recording has no closing mark, as after a crash.';

/** What is odd about a file. */
export function remarksOn({ details, notes, timestampSource }: Trace): string[] {
  const endNote = details === null || details.isClosed ? '' : noEnd;
  return [...notes, endNote, timestampNotes[timestampSource]].filter(Boolean);
}
