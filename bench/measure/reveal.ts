import { openHome } from '../../e2e/support/home';
import { player } from '../../e2e/support/players';
import { waitForStableHome } from '../../e2e/support/waitFor';
import type { Bench } from '../browser';
import { atMost, reported, type Figure } from '../table';
import { measureBareDialog } from './bareDialog';
import { throttleCpu } from './frames';
import { longestTask } from './longestTask';

const sophea = player('sophea');
const ownBets = 20;
/** Looked for by role, it would itself be the longest task. */
const modal = '[aria-labelledby="result-title"]';

/** The longest task of a whole reveal with own bets, against that of a bare dialog. */
export async function measureReveal(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [factor, name] of [
    [1, 'reveal.longestTask'],
    [4, 'reveal.longestTask.cpu4'],
  ] as const) {
    const bare = await measureBareDialog(bench, factor);
    await bench.withPage(async (page, context) => {
      const { control } = bench.sandbox;
      await control.seedBets(sophea.id, { open: ownBets });
      await openHome(page, context, bench.sandbox, sophea);
      await waitForStableHome(page);
      await throttleCpu(page, factor);
      const longest = await longestTask(bench.browser, async () => {
        await control.nextResult('407');
        await control.finishRound();
        await page.locator(modal).waitFor();
        await page.locator(modal).waitFor({ state: 'hidden' });
      });
      figures.push(
        reported(name, longest, 'ms'),
        atMost(`${name}.ofBareDialog`, longest / bare, 1.3, '×'),
      );
    });
  }
  return figures;
}
