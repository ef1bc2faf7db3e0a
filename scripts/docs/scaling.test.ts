import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { retryWaitMs } from '../../src/platform/backoff';
import { root } from './markdown';

const page = readFileSync(join(root, 'docs/scaling.md'), 'utf8');
const players = 100_000;
const format = (count: number) => Math.floor(count).toLocaleString('en-US');

it.each([0, 1, 2, 3, 4, 5, 9])(
  'docs/scaling.md has the figures of a wait after %d failures',
  (failures) => {
    const [least, most] = [0, 1].map((random) => retryWaitMs(failures, random) / 1000);
    const spread = (most ?? 0) - (least ?? 0);
    const name = failures < 5 ? String(failures + 1) : '6 and later';
    expect(page).toContain(`| ${name} | ${least} to ${most} s | ${format(players / spread)} |`);
  },
);
