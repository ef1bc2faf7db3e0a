import type { SessionData } from './sessionSchemas';
import { messageOf } from '../../lib/logger';
import { withinTime } from '../../lib/scheduling';
import type { Services } from '../../app/services';

/** The identity service holds a login at most this long, in milliseconds. */
const longestWaitMs = 5000;

/**
 * Signs a fresh session in to firebase. A session without a firebase token needs no sign-in, and one
 * that takes too long goes on by itself: play begins, and the balance follows when it can.
 *
 * @returns `refused` where the service said no; the reason is logged
 */
export async function signInToRealtime(
  { userId, firebaseToken }: Pick<SessionData, 'userId' | 'firebaseToken'>,
  { balances, logger }: Pick<Services, 'balances' | 'logger'>,
): Promise<'done' | 'refused' | 'late'> {
  if (firebaseToken === '') return 'done';
  try {
    const isInTime = await withinTime(balances.signIn(userId, firebaseToken), longestWaitMs);
    if (isInTime) return 'done';
    logger.warn('realtime sign-in takes too long');
    return 'late';
  } catch (reason) {
    logger.warn('realtime sign-in failed', messageOf(reason));
    return 'refused';
  }
}
