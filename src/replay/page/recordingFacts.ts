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
      ['Browser', browserName(userAgent), userAgent],
    );
  }
  return facts.map(([name, value, title = '']) => [name, value || 'unknown', title]);
}

const browsers: readonly [RegExp, string][] = [
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/EdgA?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** `Chrome 142 on Windows`; the user agent itself if its browser is not known. */
function browserName(userAgent: string): string {
  const [pattern, browser] = browsers.find(([known]) => known.test(userAgent)) ?? [];
  const [, system = ''] = systems.find(([known]) => known.test(userAgent)) ?? [];
  if (!pattern) return userAgent;
  const version = pattern.exec(userAgent)?.[1] ?? '';
  return `${browser} ${version}${system && ` on ${system}`}`;
}
