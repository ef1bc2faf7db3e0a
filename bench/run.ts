import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBench, type Bench } from './browser';
import { buildFloor, floorNames } from './floor/buildFloor';
import { measureKeypad } from './measure/keypad';
import { measurePushes } from './measure/pushes';
import { measureReveal } from './measure/reveal';
import { measureSizes } from './measure/sizes';
import { measureTicket } from './measure/ticket';
import { runCommand } from '../scripts/runCommand';
import type { Figure } from './table';

/** The parts of the benchmark by name; `npm run bench sizes` runs one. */
const parts: Record<string, (bench: Bench) => Promise<Figure[]>> = {
  sizes: measureSizes,
  pushes: measurePushes,
  keypad: measureKeypad,
  reveal: measureReveal,
  ticket: measureTicket,
};

/**
 * Measures the built app and writes `bench/latest.json` and a table. It only
 * reports: what must hold on any machine is asserted by tests.
 * @throws Error if a named part does not exist, or if there is no build
 */
async function run(chosen: string[]): Promise<void> {
  if (chosen.includes('floor')) {
    await writeFloors();
    return;
  }
  const unknown = chosen.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    throw new Error(
      `no part is called ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}, floor`,
    );
  }
  if (!existsSync(join(__dirname, '../dist/index.html'))) {
    throw new Error('There is no built app in dist/: run "npm run build" first.');
  }
  const names = chosen.length > 0 ? chosen : Object.keys(parts);
  const figures: Figure[] = [];
  for (const name of names) {
    console.error(`… ${name}`);
    const measure = parts[name];
    if (measure) figures.push(...(await withBench(measure)));
  }
  const values = Object.fromEntries(figures.map(({ name, ...figure }) => [name, figure]));
  writeFileSync(join(__dirname, 'latest.json'), `${JSON.stringify(values, null, 2)}\n`);
  console.table(values);
}

/** Rebuilds the floors and stores their sizes, which the tests compare with. */
async function writeFloors(): Promise<void> {
  const sizes: Record<string, number> = {};
  for (const name of floorNames) sizes[name] = await buildFloor(name);
  writeFileSync(join(__dirname, 'floor/floors.json'), `${JSON.stringify(sizes, null, 2)}\n`);
  console.log(sizes);
}

void runCommand(() => run(process.argv.slice(2)));
