import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectConsistent, openTrace, stepTitle, test } from './support/replay';

const root = join(__dirname, '..');

/** A row of the table of docs/support.md. */
interface Ticket {
  name: string;
  file: string;
  /** The names of the controls, in their order. */
  presses: string[];
  words: string[];
}

test('support reads the answers to the five common tickets after three presses at most', async ({
  page,
}) => {
  const tickets = readTickets();
  expect(new Set(tickets.map(({ name }) => name)).size).toBe(5);
  for (const { name, file, presses, words } of tickets) {
    expect([1, 2, 3], name).toContain(presses.length);
    expect(words, name).not.toEqual([]);
    await openTrace(page, join(root, `src/testing/traces/${file}.trace.json.gz`));
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
  }
});

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
