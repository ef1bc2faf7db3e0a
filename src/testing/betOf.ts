import type { Bet } from '../domain/bet';

/** An open bet of 1,000 riel on 07 in round 50, save what is changed. */
export function betOf(changed: Partial<Bet> = {}): Bet {
  return {
    id: 1,
    roundId: 50,
    number: '07',
    type: '2D',
    amount: 1000,
    odds: 90,
    createdAt: null,
    winLose: 0,
    drawnDigits: null,
    isSettled: false,
    ...changed,
  };
}
