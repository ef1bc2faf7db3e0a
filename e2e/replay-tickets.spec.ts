import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ticketFaults, visitText } from '../src/testing/visits/visitText';
import { expect, fileOf, openTrace, stepTitle, test } from './support/replay';
import type { ChosenFile } from './support/replay';

const root = join(__dirname, '..');

/** A row of the table of docs/support.md. */
interface Ticket {
  name: string;
  /** A file of src/testing/traces, or a fault of a generated visit. */
  recording: string;
  words: string[];
}

test('support reads the cause of each common ticket when the file is open', async ({ page }) => {
  const tickets = readTickets();
  expect(new Set(tickets.map(({ name }) => name)).size).toBe(5);
  for (const { name, recording, words } of tickets) {
    await openTrace(page, fileNamed(recording));
    expect(words, name).not.toEqual([]);
    for (const each of words) await expect(page.getByText(each).first()).toBeInViewport();
    const row = page.getByRole('listbox').getByRole('option', { selected: true });
    await expect(row).toBeInViewport();
    await expect(stepTitle(page)).not.toContainText('Step 0 ');
  }
});

function fileNamed(recording: string): ChosenFile | string {
  const path = join(root, `src/testing/traces/${recording}.trace.json.gz`);
  if (existsSync(path)) return path;
  const [, fault] = ticketFaults[recording] ?? [];
  if (!fault) throw new Error(`no recording and no fault is called ${recording}`);
  return fileOf(visitText(7, new Map([[4, fault]])));
}

function readTickets(): Ticket[] {
  const sections = readFileSync(join(root, 'docs/support.md'), 'utf8').split(/^### /m);
  const section = sections.find((one) => one.startsWith('The common tickets\n')) ?? '';
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  let name = '';
  return rows.map((row) => {
    const [, says = '', recording = '', answer = ''] = row.split('|');
    name = says.trim() || name;
    return {
      name,
      recording: recording.split('`')[1] ?? '',
      words: Array.from(answer.matchAll(/“(.+?)”/g), ([, words = '']) => words),
    };
  });
}
