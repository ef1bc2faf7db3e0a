import { makeRecordedStore } from '../../../testing/makeRecordedStore';
import { keepAll, longTraceText } from '../../../testing/longTrace';
import { reportOf } from '../../../testing/reportOf';
import { seededRandom } from '../../../testing/seededRandom';
import { isLongRun } from '../../../testing/testForm';
import { traceTextOf } from '../../../testing/traceOf';
import { faults, plantedKinds } from '../../../testing/visits/faults';
import { Visit } from '../../../testing/visits/visit';
import type { Fault } from '../../../testing/visits/visit';
import { findingKinds } from './finding';
import type { FindingKind } from './finding';

const firstRound = 240_001;
/** In minutes; each round takes 80 seconds. */
const length = 20;

/** A visit whose faults are in these rounds, counted from the first one. */
function reportOfVisit(seed: number, planted: ReadonlyMap<number, Fault>) {
  const { store, recorder, clock } = makeRecordedStore({ limits: keepAll });
  const rounds = new Map([...planted].map(([round, fault]) => [firstRound + round, fault]));
  new Visit(store.dispatch, clock, seed, rounds).playHours(length / 60);
  return reportOf(traceTextOf(recorder));
}

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

describe('the findings of a long visit', () => {
  it('are none in six hours without a fault, in which each kind was looked for', () => {
    const report = reportOf(longTraceText(6));
    expect(report.findings).toEqual([]);
    expect(report.lookedFor).toEqual(findingKinds);
    expect(report.bets.length).toBeGreaterThan(150);
  });

  const seeds = Array.from({ length: isLongRun ? 100 : 10 }, (_, index) => 1 + index);
  it.each(seeds)('name each planted cause by its kind, and nothing else: visit %i', (seed) => {
    const planted = drawFaults(seed);
    const report = reportOfVisit(seed, new Map(planted.map(({ round, fault }) => [round, fault])));
    const kinds = (found: readonly { kind: FindingKind }[]) => [
      ...new Set(found.map(({ kind }) => kind)),
    ];
    expect(planted.length).toBeGreaterThan(0);
    expect(kinds(report.findings).sort()).toEqual(kinds(planted).sort());
  });
});

describe('the findings of a visit with one fault', () => {
  const each = plantedKinds.flatMap((kind) =>
    (faults[kind] ?? []).map((fault, variant) => ({ kind, variant, fault })),
  );

  it.each(each)('name it: $kind, variant $variant', ({ kind, fault }) => {
    const { findings } = reportOfVisit(7, new Map([[4, fault]]));
    expect(findings.map((found) => found.kind)).toEqual([kind]);
    expect(findings[0]?.text).toMatchSnapshot();
  });
});
