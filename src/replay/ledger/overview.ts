import { buildName } from '../../platform/BuildContext';
import { formatAmount } from '../../domain/money';
import { plainText } from '../../domain/serverText';
import type { ReplayTexts } from '../../i18n/texts/replay';
import type { Replay } from '../engine/openReplay';
import { dateText, durationText } from '../engine/timeText';
import { firstUnprovenStep } from '../engine/verification';
import type { Verification } from '../engine/verification';
import { isNothingFound } from './readLedger';
import type { Ledger } from './readLedger';

export type Topic = keyof ReplayTexts['topics'];

/** A sentence about the recording as a whole; `step` null if it is about no single one. */
export interface OverviewLine {
  topic: Topic;
  text: string;
  step: number | null;
}

/** What the overview is made of. */
export interface OverviewInput {
  replay: Pick<Replay, 'trace' | 'steps' | 'build'>;
  ledger: Ledger;
  verification: Verification;
}

/** Who, when and with what, how it ended, and what the file proves: what stands above the ledger. */
export function overviewOf(input: OverviewInput, texts: ReplayTexts): OverviewLine[] {
  const { replay, ledger, verification } = input;
  const { player, balance } = ledger;
  const { details } = replay.trace;
  const words = plainText(details?.words ?? '');
  const lines: Record<Topic, [text: string, step?: number | null]> = {
    found: [foundText(ledger, texts)],
    player: player
      ? [texts.player(plainText(player.name), plainText(player.id)), player.step]
      : [texts.nobody],
    words: [words === '' ? '' : `“${words}”`],
    time: [timeText(input, texts)],
    balance: balance
      ? [texts.balance(formatAmount(balance.first), formatAmount(balance.last)), balance.step]
      : [texts.noBalance],
    end: [endText(input, texts)],
    build: [buildText(input, texts)],
    device: [deviceText(replay)],
    proof: [proofText(verification, texts), firstUnprovenStep(verification)],
    file: [remarksOf(replay, texts)],
  };
  return Object.entries(lines)
    .filter(([, [text]]) => text !== '')
    .map(([topic, [text, step = null]]) => ({ topic: topic as Topic, text, step }));
}

/** The parts that there are. */
const joined = (parts: readonly (string | false | null)[], sign = ' · ') =>
  parts.filter(Boolean).join(sign);

function foundText(ledger: Ledger, texts: ReplayTexts): string {
  const marked = ledger.rows.filter(({ marks }) => marks.length > 0).length;
  const unread = ledger.isPartlyUnread && texts.unread;
  if (marked > 0) return joined([texts.found(String(marked)), unread]);
  return isNothingFound(ledger) ? texts.nothingFound : joined([texts.nothingMarked, unread]);
}

function timeText({ replay: { trace }, ledger: { roundIds } }: OverviewInput, texts: ReplayTexts) {
  const { timestamps, timestampSource } = trace;
  const [first = 0, last = first] = [timestamps[0], timestamps.at(-1)];
  const [round, lastRound] = [roundIds[0], roundIds.at(-1)];
  const rounds =
    round === undefined ? '' : ` · ${texts.rounds(String(round), String(lastRound ?? round))}`;
  if (timestampSource === 'invented') return texts.noTimes + rounds;
  return texts.recorded(dateText(first), dateText(last), durationText(last - first)) + rounds;
}

function endText({ replay: { trace }, ledger }: OverviewInput, texts: ReplayTexts): string {
  const { problem = null, isClosed = true } = trace.details ?? {};
  return joined([
    ledger.isSignedInAtEnd ? texts.signedIn : texts.signedOut,
    problem !== null && `${texts.endedWith} “${plainText(problem)}”`,
    !isClosed && texts.mayBeMissing,
  ]);
}

function buildText({ replay: { build, trace } }: OverviewInput, texts: ReplayTexts): string {
  const isOther = trace.details !== null && build.commit !== __BUILD__.commit;
  return joined([buildName(build) ?? texts.unknown, isOther && texts.otherBuild]);
}

function deviceText({ trace }: Pick<Replay, 'trace'>): string {
  if (trace.details === null) return '';
  const { viewport, timeZone, language, userAgent } = trace.details.environment;
  const size = viewport && `${viewport.width} × ${viewport.height}`;
  return plainText(joined([size, timeZone, language, userAgent]));
}

/** How far the replay agrees with the hashes of the file. */
function proofText(found: Verification, { proof }: ReplayTexts): string {
  switch (found.kind) {
    case 'partial':
      return proof.partial(String(found.verifiedUntil));
    case 'diverged':
      return joined([proof.diverged(String(found.verifiedUntil + 1)), found.reason], ': ');
    case 'checking':
    case 'consistent':
    case 'unproven':
      return proof[found.kind];
  }
}

/** What is odd about a file. */
function remarksOf({ trace }: Pick<Replay, 'trace'>, texts: ReplayTexts): string {
  const { details, areDetailsDamaged, timestampSource } = trace;
  const dropped = details?.droppedActions ?? 0;
  const remarks = [
    areDetailsDamaged && texts.damagedDetails,
    dropped > 0 && texts.dropped(String(dropped)),
    details === null && texts.notRedacted,
    timestampSource === 'derived' && texts.derivedTimes,
    timestampSource === 'invented' && texts.inventedTimes,
  ];
  return joined(remarks, ' ');
}
