import type { RoundResult } from '../../api/wire/roundResult';
import { isNeverPlayed } from './neverPlayed';
import { unknownRound } from './roundState';
import type { Round } from './roundState';

const listed = (...ids: number[]) =>
  ids.map((roundId): RoundResult => ({ roundId, createdAt: null, digits: '007' }));
const drawn: Round = { ...unknownRound, id: 50, previousId: 49, status: 'calculate' };

describe('a round that an event named', () => {
  it('is never played if a much lower one is drawn and the list agrees', () => {
    expect(isNeverPlayed(1050, drawn, listed(49, 48))).toBe(true);
    expect(isNeverPlayed(54, drawn, listed(49, 48))).toBe(true);
  });

  it('is never played either if the list has the round before the shown one, which was not seen', () => {
    const unseen = { ...drawn, previousId: null };
    expect(isNeverPlayed(1050, unseen, listed(49, 48))).toBe(true);
    expect(isNeverPlayed(1050, unseen, listed(51, 50))).toBe(false);
  });

  it('is still to come if it is at most three rounds ahead', () => {
    expect(isNeverPlayed(53, drawn, listed(49, 48))).toBe(false);
    expect(isNeverPlayed(50, drawn, listed(49, 48))).toBe(false);
  });

  it('is reached sooner if the ids of the list have gaps', () => {
    const ofTen = { ...drawn, previousId: 40 };
    expect(isNeverPlayed(80, ofTen, listed(40, 30))).toBe(false);
    expect(isNeverPlayed(81, ofTen, listed(40, 30))).toBe(true);
  });

  it.each<[string, Round, RoundResult[]]>([
    ['the lower round still takes bets', { ...drawn, status: 'start' }, listed(49, 48)],
    ['the list ends with another round', drawn, listed(44, 43)],
    ['the list is too short to show the step of the ids', drawn, listed(49)],
    ['no round is known', { ...drawn, id: null }, listed(49, 48)],
  ])('may be played if %s', (_, shown, results) => {
    expect(isNeverPlayed(1050, shown, results)).toBe(false);
    expect(isNeverPlayed(1050, drawn, listed(49, 48))).toBe(true);
  });
});
