import { problemReportEvents } from '../features/problemReport/problemReportSlice';
import type { ProblemReportState } from '../features/problemReport/problemReportSlice';
import { sessionEvents } from '../features/session/sessionSlice';
import { keptDigits, keptPathname, keptSearch } from './redaction/keptTexts';
import { createRedactor } from './redaction/redactor';
import type { Redactor } from './redaction/redactor';
import type { KnownSecrets, SecretPattern } from './redaction/secrets';

/** A mistyped address may hold the id of a session link. */
export const appPatterns: readonly SecretPattern[] = [
  { pattern: /\/check-auth\/([^\s"'?#]+)/gi, isSecret: (id) => id !== '…' },
];

const nothing = () => '';
/** Whether something was typed: into the field for the user name some people type their password. */
const hidden = (text: string) => (text === '' ? '' : '…');

/** The redactor of files, of what is stored and of Redux DevTools, with the rules of this app. */
export function createAppRedactor(knownSecrets: KnownSecrets): Redactor {
  return createRedactor({
    knownSecrets,
    allowlist: {
      // `session.loginDraft`: whether there is a password, and what is wrong with it.
      names: ['hasPassword', 'passwordError'],
      // The steps of `session.authorization`.
      texts: ['loading', 'checking', 'realtimeRefused', 'failed'],
    },
    patterns: appPatterns,
    // The message of an error screen is copied from `message`.
    messages: ['message', 'shownError' satisfies keyof ProblemReportState],
    // Signing in leaves no argument and no response: the event after it says who it is.
    mutations: {
      placeBet: { arg: true, response: true, error: true },
      login: { error: true },
      checkAuth: { error: true },
      logout: { error: true },
    },
    fields: {
      navigation: { pathname: keptPathname, search: keptSearch },
      bets: { rejectedText: keptDigits },
      ticket: { text: keptDigits, unread: keptDigits },
      // The description of a report is in its own file alone, redacted by `redactMessage`.
      problemReport: {
        message: nothing,
        messageAsSaved: nothing,
      } satisfies Partial<Record<keyof ProblemReportState, typeof nothing>>,
      [problemReportEvents.errorShown.type]: {},
      session: { loginDraft: { username: hidden } },
      [sessionEvents.loginTyped.type]: { username: hidden },
    },
  });
}
