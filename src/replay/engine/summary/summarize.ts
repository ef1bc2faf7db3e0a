import { buildName } from '../../../app/layout/buildContext';
import { formatAmount, formatNet } from '../../../domain/money';
import { plainText } from '../../../domain/serverText';
import type { SummaryTexts } from '../../../i18n/texts/replaySummary';
import { dateText, durationText } from '../timeText';
import { betLines } from './betLines';
import { connectionLines } from './connectionLines';
import { endLines } from './endLines';
import { proofLines } from './proofLines';
import { lineOf } from './summaryLine';
import type { SummaryInput, SummaryLine, SummaryTopic, TopicLine } from './summaryLine';

/** What a recording says as a whole, topic by topic, in the language of the texts. */
export function summarize(input: SummaryInput, texts: SummaryTexts): SummaryLine[] {
  const { replay, report } = input;
  const lines: Readonly<Record<SummaryTopic, readonly TopicLine[]>> = {
    findings: [findingLine(input, texts)],
    player: [playerLine(input, texts)],
    recorded: [timeLine(input, texts)],
    build: [lineOf(buildName(replay.build) ?? texts.unknown)],
    rounds: [roundLine(input, texts)],
    bets: betLines(report.bets, texts.bets),
    balance: balanceLines(input, texts),
    connections: connectionLines(input, texts),
    end: endLines(input, texts.end),
    proof: proofLines(input, texts.proof),
  };
  return Object.entries(lines).flatMap(([topic, ofTopic]) =>
    ofTopic.map((line) => ({ topic: topic as SummaryTopic, ...line })),
  );
}

function findingLine({ report: { findings } }: SummaryInput, { findings: texts }: SummaryTexts) {
  const [first] = findings;
  if (first === undefined) return lineOf(texts.none);
  const kind = Object.hasOwn(texts.kinds, first.kind) ? texts.kinds[first.kind] : undefined;
  return lineOf(texts.first(findings.length, kind ?? texts.otherKind), first.step, first.text);
}

function playerLine({ report: { shown } }: SummaryInput, texts: SummaryTexts) {
  if (shown.player === null) return lineOf(texts.nobody);
  const { name, id, step } = shown.player;
  return lineOf(texts.player(plainText(name), plainText(id)), step);
}

function timeLine(
  { replay: { trace } }: SummaryInput,
  { recorded, noTimes, seconds }: SummaryTexts,
) {
  const { timestamps, timestampSource } = trace;
  if (timestampSource === 'invented') return lineOf(noTimes);
  const [first = 0, last = first] = [timestamps[0], timestamps.at(-1)];
  return lineOf(recorded(dateText(first), dateText(last), durationText(last - first, seconds)));
}

function roundLine({ report }: SummaryInput, { rounds: texts }: SummaryTexts) {
  const ids = [...report.rounds.keys()];
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined) return lineOf(texts.none);
  const step = report.rounds.get(first) ?? null;
  return lineOf(ids.length === 1 ? texts.one(first) : texts.several(ids.length, first, last), step);
}

/** The balance that was shown, and what of its changes the bets and prizes of the recording explain. */
function balanceLines({ report }: SummaryInput, { balance: texts }: SummaryTexts): TopicLine[] {
  const { balance } = report.shown;
  if (balance === null) return [lineOf(texts.unknown)];
  const { count, unexplained } = report.balanceChanges;
  const [first, last] = [balance.first, balance.last].map(formatAmount) as [string, string];
  if (count === 0 && first === last) return [lineOf(texts.unchanged(first), balance.step)];
  const shown = lineOf(texts.changed(first, last), balance.step);
  const [unknown] = unexplained;
  if (unknown === undefined) return count === 0 ? [shown] : [shown, lineOf(texts.explained(count))];
  const sum = unexplained.reduce((all, { before, after }) => all + after - before, 0);
  return [
    shown,
    lineOf(texts.unexplained(unexplained.length, count, formatNet(sum)), unknown.step),
  ];
}
