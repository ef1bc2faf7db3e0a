import { signIn, player } from '../../e2e/support/players';
import type { Bench } from '../browser';
import floors from '../floor/floors.json';
import { atMost, reported, type Figure } from '../table';
import { firstScreens, measureFirstLoad, type FirstScreenName } from './firstLoad';

/** The most that a first load may have, in its floor's bytes. */
const goals = { home: 1.25, login: 1.13 } satisfies Record<FirstScreenName, number>;

/** Bytes and requests of the first loads, against the floor. */
export async function measureSizes(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of Object.keys(firstScreens) as FirstScreenName[]) {
    const load = await bench.withPage(async (page, context) => {
      if (name === 'home') await signIn(context, bench.sandbox, player('sophea'));
      return measureFirstLoad(page, name);
    });
    const floor = floors[name];
    figures.push(
      reported(`floor.${name}.jsBrotli`, floor, 'bytes'),
      atMost(`firstLoad.${name}.jsBrotli`, load.jsBrotli, goals[name] * floor, 'bytes'),
      reported(`firstLoad.${name}.ofFloor`, load.jsBrotli / floor, '×'),
      reported(`firstLoad.${name}.cssBrotli`, load.cssBrotli, 'bytes'),
      atMost(`firstLoad.${name}.requests`, load.files.length, 8, ''),
      atMost(`firstLoad.${name}.fonts`, load.fonts, 40_000, 'bytes'),
    );
  }
  return figures;
}
