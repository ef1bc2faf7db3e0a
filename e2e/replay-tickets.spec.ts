import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { choose, expect, expectConsistent, stepTitle, test } from './support/replay';

const root = join(__dirname, '..');

/** A row of the table of docs/support.md. */
interface Ticket {
  name: string;
  file: string;
  /** The names of the controls, in their order. */
  presses: string[];
  words: string[];
}

const tickets = readTickets();

test('the table of common tickets has all five, with three presses at most', () => {
  expect(new Set(tickets.map(({ name }) => name)).size).toBe(5);
  for (const { presses, words } of tickets) {
    expect(presses.length).toBeGreaterThan(0);
    expect(presses.length).toBeLessThanOrEqual(3);
    expect(words).not.toEqual([]);
  }
});

for (const { name, file, presses, words } of tickets) {
  test(`support reads the answer to “${name}” in ${file} after: ${presses.join(', ')}`, async ({
    page,
  }) => {
    await page.goto('/replay.html');
    await choose(page, join(root, `src/testing/traces/${file}.trace.json.gz`));
    // What is read of the file moves the tabs as it comes.
    await expectConsistent(page);
    await expect(page.getByRole('tab', { name: /^Bets \d/ })).toBeVisible();
    for (const press of presses) {
      await page.getByRole('tab', { name: new RegExp(`^${press}\\b`) }).click();
    }
    const panel = page.getByRole('tabpanel', { name: new RegExp(`^${presses.at(-1)}\\b`) });
    for (const each of words) await expect(panel.getByText(each).first()).toBeInViewport();
    // The line itself leads to the player's screen.
    await panel
      .getByText(words[0] ?? '')
      .first()
      .click();
    await expect(stepTitle(page)).not.toContainText('Step 0');
  });
}

function readTickets(): Ticket[] {
  const sections = readFileSync(join(root, 'docs/support.md'), 'utf8').split(/^### /m);
  const section = sections.find((one) => one.startsWith('The common tickets\n')) ?? '';
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  let name = '';
  return rows.map((row) => {
    const [, says = '', recording = '', press = '', answer = ''] = row.split('|');
    name = says.trim() || name;
    return {
      name,
      file: recording.replaceAll('`', '').trim(),
      presses: Array.from(press.matchAll(/\*(.+?)\*/g), ([, control = '']) => control),
      words: Array.from(answer.matchAll(/“(.+?)”/g), ([, words = '']) => words),
    };
  });
}
