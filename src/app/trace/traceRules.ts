import type { MutationAllowList } from '../../trace/redaction/maskMutations';
import type { SecretPattern } from '../../trace/redaction/textPatterns';

/**
 * What a trace may hold of each call that changes something. Those that sign in have no argument
 * here and no answer: who is signed in is told by the event that follows.
 */
export const tracedMutations: MutationAllowList = {
  placeBet: { arg: true, answer: true, error: true },
  login: { error: true },
  checkAuth: { error: true },
  logout: { error: true },
};

/** The steps of `session.authorization`, which is no secret in spite of its name. */
export const openWords: readonly string[] = ['loading', 'checking', 'realtimeRefused', 'failed'];

/** What follows `/check-auth/` in a mistyped address may be the id of a session link. */
export const addressPatterns: readonly SecretPattern[] = [
  { pattern: /\/check-auth\/([^\s"'?#]+)/gi, isSecret: (id) => id !== '…' },
];
