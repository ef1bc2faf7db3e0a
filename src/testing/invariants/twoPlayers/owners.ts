import { selectBets } from '../../../features/bets/betsSelectors';
import type { RootState } from '../../../store/rootState';
import { toastTexts } from '../../shownToasts';

/** A player of the shared browser; their data never equals the other player's. */
export interface Owner {
  userId: string;
  username: string;
  /** The only number they bet on. */
  number: string;
  /** Their only balance, in riel. */
  balance: number;
}

export const owners: readonly Owner[] = [
  { userId: '1001', username: 'sophea', number: '07', balance: 500_000 },
  { userId: '1002', username: 'dararith', number: '8', balance: 20_000 },
];

/** @throws Error if there is no such player */
export function ownerWhere(isMeant: (one: Owner) => boolean): Owner {
  const owner = owners.find(isMeant);
  if (owner === undefined) throw new Error('no such player in this test');
  return owner;
}

/** The access token of a player's session; no two sessions have the same. */
export const tokenOf = ({ userId }: Owner, session: number): string =>
  `access-${userId}-${session}`;

/** Whose token it is. */
export const ownerOfToken = (token: string): Owner =>
  ownerWhere(({ userId }) => token.startsWith(`access-${userId}-`));

/** Which data of the other player a tab shows; null if none. */
export function foreignData({ session, bets, ...state }: RootState): string | null {
  if (session.player === null) return null;
  const { userId } = session.player;
  const own = ownerWhere((one) => one.userId === userId);
  // While digits are typed, only the beginning of the number is there.
  const isForeign = (number: string | null | undefined) => !own.number.startsWith(number ?? '');
  if (bets.receipts.some((one) => one.userId !== userId || isForeign(one.stake.number)))
    return `${own.username} sees a receipt of the other player`;
  if (selectBets({ session, bets, ...state })?.some(({ number }) => isForeign(number)))
    return `${own.username} sees a bet of the other player`;
  if (isForeign(bets.slip?.number) || isForeign(bets.number))
    return `${own.username} sees the number of the other player`;
  const others = owners.filter((one) => one !== own);
  for (const text of toastTexts(state))
    if (others.some(({ number }) => text.split(/[^\d,]+/).includes(number)))
      return `${own.username} sees a toast about the number of the other player`;
  if (session.balance !== null && session.balance !== own.balance)
    return `${own.username} sees the balance of the other player`;
  return null;
}
