import { findFocus } from '../support/accessibility';
import { sophea } from '../support/players';
import { expect, test } from './fixtures';
import { signInByPointer, startLongRound } from './screens';

test('Tab reaches the controls of home, the focus is always visible, and the Khmer fonts are loaded', async ({
  webPage: page,
  sandbox: { control },
}) => {
  await signInByPointer(page, sophea);
  // A closed keypad takes no focus.
  await startLongRound(page, control);
  const passed = new Set<string>();
  for (let step = 0; step < 17; step += 1) {
    await page.press('Tab');
    const { name, isVisible } = await page.evaluate(findFocus);
    expect(isVisible, `the focus on ${name} is visible`).toBe(true);
    passed.add(name);
  }
  expect(Array.from(passed)).toEqual(expect.arrayContaining(['button 1', 'button 9']));

  const loadedWeights = () =>
    page.evaluate(() =>
      Array.from(document.fonts)
        .filter(({ family, status }) => family.includes('Lottery Sans') && status === 'loaded')
        .map(({ weight }) => weight),
    );
  await expect.poll(loadedWeights).toEqual(expect.arrayContaining(['400', '600']));
});
