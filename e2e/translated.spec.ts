import { messages } from '../sandbox/messages';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import {
  addChip,
  betDialog,
  expectBalance,
  expectRound,
  openBetModal,
  resultDialog,
  roundTimer,
  tableRow,
  toast,
  submitSlip,
} from './support/home';

test('a round can be played on a page whose every text was wrapped by a translator', async ({
  home,
  control,
  sent,
  watch,
}) => {
  watch.allowConsoleErrors(/NotFoundError|not a child of this node/);
  await expect(home.locator('html')).toHaveAttribute('translate', 'no');
  const wrap = () => home.evaluate(wrapTexts);
  const { round } = await control.state();

  await wrap();
  await control.countdown(321);
  await expect(roundTimer(home)).toContainText(/321|320|31\d/);
  await openBetModal(home, '07');
  await wrap();
  await addChip(home, 1000);
  await submitSlip(home);
  await expect(toast(home, messages.betPlaced)).toBeVisible();
  expect(sent).toHaveLength(1);
  await expectBalance(home, 499_000);
  await wrap();
  await expect(tableRow(home, km.tables.openBets, 1)).toContainText('1,000 x 90');

  await control.nextResult('007');
  await control.finishRound();
  await expect(resultDialog(home)).toContainText(`#${round.id}`);
  await wrap();
  await control.startRound();
  await expect(resultDialog(home)).toBeHidden();
  await expectRound(home, round.id + 1);
  await expectBalance(home, 589_000);
  await wrap();
  await openBetModal(home, '3');
  await expect(betDialog(home)).toContainText(`#${round.id + 1}`);
  await expect(home.getByText(km.errors.unexpected)).toHaveCount(0);
});

/** Runs in the page: wraps every text as Chrome's translator does. */
function wrapTexts(): void {
  const tag: string = 'font';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.textContent?.trim() === '') continue;
    const outer = document.createElement(tag);
    const inner = outer.appendChild(document.createElement(tag));
    inner.textContent = text.textContent;
    text.parentNode?.replaceChild(outer, text);
  }
}
