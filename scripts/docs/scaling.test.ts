import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  configSpreadMs,
  eventSpreadMs,
  heartbeatSpreadMs,
  onlineSpreadMs,
  retryWaitMs,
} from '../../src/platform/backoff';
import { seededRandom } from '../../src/testing/seededRandom';
import { reconnection, roundPeaks, stakingShare } from './crowd';
import type { Peak } from './crowd';
import { root } from './markdown';

const page = readFileSync(join(root, 'docs/scaling.md'), 'utf8');
const sizes = [1000, 50_000, 500_000];
const handshakesPerSecond = 10_000;
const frameBytes = 90;

const format = (count: number) => count.toLocaleString('en-US');
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const peakCell = ({ tenth, second }: Peak) => `${format(tenth)} / ${format(second)}`;
/** The rows of the page's table whose head begins with a cell. */
function rowsBelow(head: string): string[] {
  const lines = page.slice(page.indexOf(`| ${head} |`)).split('\n');
  return lines.slice(
    2,
    lines.findIndex((line) => line === ''),
  );
}

it('the frames of a countdown are those of its players', () => {
  const rows = sizes.map((players) => {
    const megabytes = (players * frameBytes) / 1e6;
    return row(format(players), format(players), `${megabytes} MB a second`);
  });
  expect(rowsBelow('players')).toEqual(rows);
});

it('the calls of a round are those of the simulation', () => {
  const peaks = sizes.map((players) => roundPeaks(players, seededRandom(players)));
  const names = Object.keys(peaks[0] ?? {});
  expect(rowsBelow('calls')).toEqual([
    row(
      'any of these without a spread',
      ...sizes.map((players) => peakCell({ tenth: players, second: players })),
    ),
    ...names.map((name) => row(name, ...peaks.map((each) => peakCell(each[name] as Peak)))),
  ]);
});

it('the handshakes after a loss are those of the simulation', () => {
  const crowds = sizes.map((players) =>
    reconnection(players, handshakesPerSecond, seededRandom(players)),
  );
  const most = Math.max(...crowds.map(({ attempts }) => attempts.length));
  const attempts = Array.from({ length: most }, (_, failures) => {
    const [least, longest] = [0, 1].map((random) => retryWaitMs(failures, random) / 1000);
    const cells = crowds.map(({ attempts: { [failures]: each } }) =>
      each ? `${format(each.peak.second)} (${format(each.accepted)} accepted)` : '',
    );
    return row(String(failures + 1), `${least} to ${longest} s`, ...cells);
  });
  const ends = crowds.map(({ lastMs }) => `after ${Math.ceil(lastMs / 1000)} s`);
  expect(rowsBelow('attempt')).toEqual([...attempts, row('everybody is back', '', ...ends)]);
  for (const [index, { attempts: each }] of crowds.entries()) {
    expect(each.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(sizes[index]);
  }
});

it.each([
  [`spread at random over ${inWords(eventSpreadMs / 1000)} seconds`],
  [`${configSpreadMs / 1000} seconds (\`src/platform/backoff.ts\`)`],
  [`One player in ${inWords(1 / stakingShare)} has a stake`],
  [`accepts ${format(handshakesPerSecond)} a second`],
  [`at most ${format(4 * handshakesPerSecond)} calls a second follow`],
  [`${25 - heartbeatSpreadMs / 1000} to 25 seconds after the last frame`],
  [`over its own length, ${retryWaitMs(0, 1, 120_000) / 1000 - 120} seconds at most`],
  [`reconnect within ${onlineSpreadMs / 1000} seconds`],
])('docs/scaling.md says: %s', (text) => {
  expect(page.replace(/\s+/g, ' ')).toContain(text);
});

function inWords(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five'][count] ?? String(count);
}
