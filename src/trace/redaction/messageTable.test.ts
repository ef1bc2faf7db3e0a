import { km } from '../../i18n/km';
import texts from '../../testing/messageTexts.json';
import { redactMessage } from './redactMessage';
import { createKnownSecrets } from './secrets';

const redacted = (message: string) => redactMessage(message, createKnownSecrets(), []);

/** In the rows `·` is a zero-width space and `~` a zero-width joiner. Secrets stand in ⟦ ⟧. */
const typed = (row: string) => row.replaceAll('·', '\u200b').replaceAll('~', '\u200d');

it.each(texts.private)('a message loses what is marked in “%s” and nothing else', (row) => {
  const masked = redacted(typed(row.replace(/[⟦⟧]/gu, '')));
  expect(masked.replace(/\[masked \d\]/g, '[masked]')).toBe(
    typed(row.replace(/⟦[^⟧]+⟧/gu, '[masked]')),
  );
});

it.each(texts.harmless)('a message keeps “%s” as it was written', (row) => {
  expect(redacted(typed(row))).toBe(typed(row));
});

it('no text of the app itself is masked in a recording', () => {
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(Object(value) as object).flatMap(textsIn);
  const own = textsIn(km);
  expect(own.length).toBeGreaterThan(300);
  expect(own.map(redacted)).toEqual(own);
});
