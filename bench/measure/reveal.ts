import { openHome, resultDialog } from '../../e2e/support/home';
import { player } from '../../e2e/support/players';
import { draw } from '../../e2e/support/resultReveal';
import { waitForStableHome } from '../../e2e/support/waitFor';
import type { Bench } from '../browser';
import { atMost, type Figure } from '../table';
import { throttleCpu } from './frames';
import { longestTask } from './longestTask';

const sophea = player('sophea');
const ownBets = 20;

/** The longest task of a whole reveal with own bets, from the draw until the modal has closed. */
export async function measureReveal(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [factor, name] of [
    [1, 'reveal.longestTask'],
    [4, 'reveal.longestTask.cpu4'],
  ] as const) {
    await bench.withPage(async (page, context) => {
      const { control } = bench.sandbox;
      await control.seedBets(sophea.id, { open: ownBets });
      await openHome(page, context, bench.sandbox, sophea);
      await waitForStableHome(page);
      await throttleCpu(page, factor);
      const longest = await longestTask(bench.browser, async () => {
        await draw(page, control, '407');
        await resultDialog(page).waitFor({ state: 'hidden' });
      });
      figures.push(atMost(name, longest, 50, 'ms'));
    });
  }
  return figures;
}
