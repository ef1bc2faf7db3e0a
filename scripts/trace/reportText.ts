import type { SummaryTexts, SummaryLine } from '../../src/replay/engine/summary/summaryLine';
import { plainText } from '../../src/domain/serverText';
import type { ReadFile } from '../../src/replay/engine/readFile';
import { clockText } from '../../src/replay/engine/timeText';

/** Lines without what could steer a terminal, which a file may hold anywhere. */
export function plainLines(text: string): string {
  const plain = (line: string) => (/^ */.exec(line)?.[0] ?? '') + plainText(line);
  return text.split('\n').map(plain).join('\n');
}

/** JSON in which such characters are escaped. */
export function plainJson(value: unknown): string {
  const escape = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, 2).replace(/[\u007f-\u009f]/g, escape);
}

/** The summary and the findings as text. */
export function reportText(
  { replay, report }: ReadFile,
  lines: readonly SummaryLine[],
  texts: SummaryTexts,
): string {
  const summary = lines.map(({ topic, text, detail, step }) => {
    const place = step === null ? '' : ` [${texts.step(step)}]`;
    return `${texts.topics[topic]}: ${[text, detail].filter(Boolean).join(': ')}${place}`;
  });
  const findings = report.findings.map(
    ({ step, at, text }) => `${texts.step(step)} ${clockText(at)} ${text}`,
  );
  const list = findings.length === 0 ? [] : ['', `${texts.topics.findings}:`, ...findings];
  return [replay.fileName, ...summary, ...list].join('\n');
}
