import { buildName } from '../../../platform/BuildContext';
import { formatAmount, formatNet } from '../../../domain/money';
import { plainText } from '../../../domain/serverText';
import { dateText, durationText } from '../timeText';
import { firstUnprovenStep } from '../verification';
import { findingKinds } from '../findings/finding';
import { betLines } from './betLines';
import { connectionLines } from './connectionLines';
import { endLines } from './endLines';
import { lineOf } from './summaryLine';
import type {
  SummaryInput,
  SummaryLine,
  SummaryTexts,
  SummaryTopic,
  TopicLine,
} from './summaryLine';
import { verificationLabel } from './verificationLabel';

/** What a recording says as a whole, topic by topic, in the language of the texts. */
export function summarize(input: SummaryInput, texts: SummaryTexts): SummaryLine[] {
  const { replay, report, verification } = input;
  const lines: Readonly<Record<SummaryTopic, readonly TopicLine[]>> = {
    findings: findingLines(input, texts),
    player: [playerLine(input, texts)],
    recorded: [timeLine(input, texts)],
    build: [lineOf(buildName(replay.build) ?? texts.unknown)],
    rounds: [roundLine(input, texts)],
    bets: betLines(report.bets, texts.bets),
    balance: balanceLines(input, texts),
    connections: connectionLines(input, texts),
    end: endLines(input, texts.end),
    proof: [lineOf(verificationLabel(verification, texts.proof), firstUnprovenStep(verification))],
  };
  return Object.entries(lines).flatMap(([topic, ofTopic]) =>
    ofTopic.map((line) => ({ topic: topic as SummaryTopic, ...line })),
  );
}

/** A line for each kind that was found, with the first of them; what tickets are about comes first. */
function findingLines(
  { report: { findings, lookedFor } }: SummaryInput,
  { findings: texts, findingText = ({ facts }) => facts }: SummaryTexts,
): TopicLine[] {
  const all = findingKinds.length;
  const lines = findingKinds.flatMap((kind) => {
    const ofKind = findings.filter((one) => one.kind === kind);
    const [first] = ofKind;
    if (first === undefined) return [];
    const name = texts.kinds[kind];
    const text = ofKind.length === 1 ? name : texts.several(name, ofKind.length);
    return [lineOf(text, first.step, findingText(first))];
  });
  if (lines.length > 0) return lines;
  const looked = lookedFor.length;
  return [lineOf(looked === all ? texts.none(all) : texts.notAll(looked, all))];
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
