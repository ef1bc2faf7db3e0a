import { replaySummary } from '../../../i18n/texts/replaySummary';
import { longTraceText } from '../../../testing/longTrace';
import { reportOf } from '../../../testing/reportOf';
import { seededRandom } from '../../../testing/seededRandom';
import { isLongRun } from '../../../testing/testForm';
import { faults, plantedKinds } from '../../../testing/visits/faults';
import type { Fault } from '../../../testing/visits/visit';
import { visitText } from '../../../testing/visits/visitText';
import { atOnce } from '../inChunks';
import { openReplay } from '../openReplay';
import { readRecording } from '../readRecording';
import { summarize } from '../summary/summarize';
import { findingKinds } from './finding';
import type { FindingKind } from './finding';

/** What the replay page says of a visit whose faults are in these rounds. */
const reportOfVisit = (seed: number, planted: ReadonlyMap<number, Fault>) =>
  reportOf(visitText(seed, planted));

/** One or two faults of different kinds, in rounds that do not touch. */
function drawFaults(seed: number): { kind: FindingKind; round: number; fault: Fault }[] {
  const random = seededRandom(seed);
  for (let skipped = 0; skipped < 5; skipped += 1) random();
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const kinds = new Set([pick(plantedKinds), ...(random() < 0.5 ? [pick(plantedKinds)] : [])]);
  // The end of a session ends the visit.
  const ordered = [...kinds].sort(
    (one, other) => Number(one === 'session') - Number(other === 'session'),
  );
  return ordered.flatMap((kind, index) => {
    const fault = kind && pick(faults[kind] ?? []);
    return kind && fault ? [{ kind, fault, round: 2 + 4 * index + Math.floor(3 * random()) }] : [];
  });
}

/** The findings that the summary names. */
function summaryOf(text: string): string[] {
  const replay = openReplay('recording.trace.json', text, null);
  const report = atOnce(readRecording(replay));
  const verification = { kind: 'unproven' } as const;
  return summarize({ replay, report, verification }, replaySummary)
    .filter(({ topic }) => topic === 'findings')
    .map(({ text: finding }) => finding);
}

describe('the findings of a long visit', () => {
  it('are none in six hours without a fault, in which each kind was looked for', () => {
    const report = reportOf(longTraceText(6));
    expect(report.findings).toEqual([]);
    expect(report.lookedFor).toEqual(findingKinds);
    expect(report.bets.length).toBeGreaterThan(150);
  });

  const seeds = Array.from({ length: isLongRun ? 100 : 10 }, (_, index) => 1 + index);
  it.each(seeds)('name each planted cause in the summary, and nothing else: visit %i', (seed) => {
    const planted = drawFaults(seed);
    const faultsByRound = new Map(planted.map(({ round, fault }) => [round, fault]));
    expect(faultsByRound.size).toBeGreaterThan(0);
    expect(summaryOf(visitText(seed, faultsByRound)).sort()).toEqual(
      planted.map(({ kind }) => replaySummary.findings.kinds[kind]).sort(),
    );
  });
});

describe('the finding of a planted fault', () => {
  const stake = 'stake of 9,000៛ on 73, round 240005';
  const texts: Partial<Record<FindingKind, readonly string[]>> = {
    refused: [
      `${stake}, was refused: the server refused it (status 422) “The stake is above your limit.”`,
    ],
    refusedAsLate: [
      `${stake}, was refused as late with 40 s left on the screen: the server refused it (status 422) “Betting is closed.”`,
    ],
    notSent: ['stake of 1,000៛ on 07, round 240005, was not sent: betting is closed: 4 s left'],
    undecided: [
      `${stake}, undecided at the end of the recording (unclear): no connection to the server`,
    ],
    notFound: [
      `${stake}, not found so far: no connection to the server`,
      `${stake}, not found so far: no connection to the server, but the balance fell by exactly this stake`,
    ],
    prize: [
      'prize of 810,000៛ for 73, round 240005 (drawn 573): the shown balance never rose by it, up to the end 8:35 later; last shown: 4,926,000៛',
    ],
    balanceConnection: ['the balance’s connection was lost for 1:05; last shown: 4,974,000៛'],
    unseenDraw: [
      'the draw of round 240005 (015), with own bets, was not in sight: another tab or window covered the page',
      'the draw of round 240005 (015), with own bets, was not in sight: the player was on /rule',
      'the draw of round 240005 (407), with own bets, was never shown: no result event came',
    ],
    openBet: [
      'bet of 9,000៛ on 73, round 240005, stayed in the open bets for 8:37 after its draw (015), until the end of the recording',
    ],
    close: ['round 240005 closed with 20 s left on the screen: the server pushed 5 s'],
    result: ['the result of round 240005 changed from 015 to 118'],
    balance: [
      'balance 4,965,000៛ → 4,923,663៛ (-41,337៛): no bet or prize in this recording explains it',
    ],
    session: [
      'signed out: the server refused the access token at getBets',
      'signed out: the player logged out in another tab',
    ],
  };

  it.each(plantedKinds)('names its cause with its figures: %s', (kind) => {
    const found = (faults[kind] ?? []).map(
      (fault) => reportOfVisit(7, new Map([[4, fault]])).findings,
    );
    expect(found.map((ofVisit) => ofVisit.map(({ text }) => text))).toEqual(
      texts[kind]?.map((text) => [text]),
    );
  });
});
