import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { selectRevealedBets } from '../features/outcomes/revealedBets';
import { openReplay } from './engine/openReplay';

const trace = join(__dirname, '../testing/traces/win.trace.json.gz');

it('a replay shows what became of the own bets, digit by digit', () => {
  const replay = openReplay('win', gunzipSync(readFileSync(trace)).toString(), 0);
  const shown = replay.steps
    .filter(({ type }) => type === 'game/digitRevealed')
    .slice(0, 3)
    .map(({ index }) => selectRevealedBets(replay.timeline.stateAt(index)));
  expect(shown.map((bets) => bets?.rows.map(({ state }) => state))).toEqual([
    ['beaten', 'open'],
    ['beaten', 'open'],
    ['won'],
  ]);
  const [before, , end] = shown;
  expect(before?.total.outcome).toBeNull();
  expect(end?.lost?.sum.count).toBe(1);
  expect(end?.total.outcome).toMatchObject({ isExpected: false });
});
