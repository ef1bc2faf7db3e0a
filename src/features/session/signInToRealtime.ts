import type { SessionData } from '../../api/wire/sessionSchemas';
import { messageOf } from '../../platform/logger';
import { withinTime } from '../../platform/scheduling';
import type { Services } from '../../store/services';

/** The identity service delays a login by at most this many milliseconds. */
const longestWaitMs = 5000;

/**
 * Signs a new session in to firebase. A session without a firebase token needs no sign-in. A slow
 * sign-in continues in the background: play begins, and the balance appears later.
 *
 * @returns `refused` if the service rejected the token; the reason is logged
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
