import type { ReplayTexts } from '../../src/i18n/texts/replay';
import { plainText } from '../../src/domain/serverText';
import type { ReadFile } from '../../src/replay/engine/readFile';
import { clockText } from '../../src/replay/engine/timeText';
import { overviewOf } from '../../src/replay/ledger/overview';
import { rowKey } from '../../src/replay/ledger/row';
import { rowText } from '../../src/replay/ledger/rowText';

/** JSON in which what could steer a terminal is escaped. */
function plainJson(value: unknown): string {
  const escape = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, 2).replace(/[\u007f-\u009f]/g, escape);
}

/** The overview and the rows as JSON: the facts as the rule read them, and the same in words. */
export function ledgerJson(read: ReadFile, verdict: string, texts: ReplayTexts): string {
  const rows = read.ledger.rows.map((row) => ({
    key: rowKey(row),
    ...row,
    text: rowText(row, texts),
  }));
  return plainJson({ verdict, overview: overviewOf(read, texts), rows });
}

/** The overview and the rows as text, without what could steer a terminal. */
export function ledgerText(read: ReadFile, texts: ReplayTexts): string {
  const stepText = (step: number) => `[${texts.step(String(step))}]`;
  const overview = overviewOf(read, texts).map(({ topic, text, step }) =>
    [`${texts.topics[topic]}:`, text, step === null ? '' : stepText(step)].join(' ').trim(),
  );
  const rows = read.ledger.rows.flatMap((row) => {
    const { title, marks, facts } = rowText(row, texts);
    return [
      `${clockText(row.at)} ${title} ${stepText(row.step)}`,
      ...marks.map((mark) => `  ! ${mark.title}: ${mark.text}`),
      ...(facts === '' ? [] : [`  ${facts}`]),
    ];
  });
  const lines = [read.replay.fileName, ...overview, '', ...rows];
  return lines.map((line) => (line.startsWith('  ') ? '  ' : '') + plainText(line)).join('\n');
}
