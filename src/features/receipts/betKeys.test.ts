import { betOf } from '../../testing/betOf';
import { baselineOf, claimOf } from './betKeys';

const stake = { roundId: 50, number: '07', amount: 1000 };

it.each(['9', '10', '240001'])('the id %s of a bet is the same for every stake', (id) => {
  expect(claimOf(stake, id)).toBe(id);
});

it.each(['unnamed-1', 'unclear-12', '1-unnamed'])(
  'the position %s of a bet belongs to its stake',
  (position) => {
    const claims = [stake, { ...stake, number: '4' }, { ...stake, roundId: 51 }].map((one) =>
      claimOf(one, position),
    );
    expect(new Set([...claims, position]).size).toBe(4);
  },
);

it('rows before the press have keys by id and by place, those that can not be read apart', () => {
  const rows = [betOf({ id: null }), betOf({ id: null, number: null }), betOf({ id: 8 })];
  expect(baselineOf(rows, stake)).toEqual(['unnamed-2', '8', 'unclear-1', 'unnamed-1']);
});
