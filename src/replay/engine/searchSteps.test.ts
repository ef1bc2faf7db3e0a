import { recordSession } from '../../testing/recordSession';
import { atOnce, inSlices } from './inSlices';
import { openReplay } from './openReplay';
import type { Replay } from './openReplay';
import { searchSteps, shownSteps } from './searchSteps';

let replay: Replay;
beforeAll(async () => {
  replay = openReplay('a.trace.json', JSON.stringify(await recordSession()), 0);
});

const found = (text: string, inState = false) =>
  [...atOnce(searchSteps(replay, { text, inState }))].map((index) => replay.steps[index]?.label);

describe('searchSteps', () => {
  it('finds every step of the receipts of a number, the refusal too', () => {
    expect(found('472')).toEqual([
      'bets/slipOpened',
      'bets/betSubmitted',
      'bets/betSent',
      'placeBet pending',
      'placeBet rejected',
      'bets/betRefused',
    ]);
  });

  it('reads the lists of an action', () => {
    expect(found('118')).toContain('getResults fulfilled');
  });

  it('finds in the state the steps that wrote it there', () => {
    expect(found('sending')).toEqual([]);
    expect(found('sending', true)).toEqual(['bets/betSent', 'bets/betSent']);
  });

  it('finds the steps at a time, and no list for the server’s stamps of another zone', () => {
    const times = atOnce(searchSteps(replay, { text: '14:00:05', inState: true }));
    const clocks = [...times].map((index) => replay.steps[index]?.at ?? 0);
    const from = Date.parse('2026-11-20T14:00:05+07:00');
    expect(clocks.length).toBeGreaterThan(0);
    expect(clocks.every((at) => at >= from && at < from + 1000)).toBe(true);
    expect(found('06:59:00')).not.toContain('getResults fulfilled');
  });

  it('tells how far it is, and ends when it is cancelled', async () => {
    const cancelled = new AbortController();
    const shares: number[] = [];
    const onShare = (share: number) => {
      shares.push(share);
      cancelled.abort();
    };
    const work = searchSteps(replay, { text: 'sending', inState: true }, onShare);
    work.next();
    expect(await inSlices(work, cancelled.signal)).toBeNull();
    expect(shares).toEqual([1 / replay.steps.length]);
  });
});

describe('shownSteps', () => {
  it('finds at once what the list shows, and nothing to search for without a text', () => {
    expect(shownSteps(replay.steps, ' ')).toBeNull();
    const labels = [...(shownSteps(replay.steps, 'betrefused') ?? [])];
    expect(labels.map((index) => replay.steps[index]?.label)).toEqual(['bets/betRefused']);
  });
});
