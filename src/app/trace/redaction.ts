import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { problemReportEvents } from '../../features/problemReport/problemReportSlice';
import type { ProblemReportState } from '../../features/problemReport/problemReportSlice';
import { createRedactor } from '../../trace/redaction/redactor';
import type { Redactor } from '../../trace/redaction/redactor';
import type { KnownSecrets, SecretPattern } from '../../trace/redaction/secrets';

/** A mistyped address may hold the id of a session link. */
export const appPatterns: readonly SecretPattern[] = [
  { pattern: /\/check-auth\/([^\s"'?#]+)/gi, isSecret: (id) => id !== '…' },
];

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
    // Signing in leaves no argument and no response: the event after it says who it is.
    mutations: {
      placeBet: { arg: true, response: true, error: true },
      login: { error: true },
      checkAuth: { error: true },
      logout: { error: true },
    },
    // The description of a report is in its own file alone, redacted by `redactMessage`.
    unrecorded: {
      payloads: {
        [problemReportEvents.opened.type]: ['message'],
        [problemReportEvents.messageChanged.type]: ['message'],
        [problemReportEvents.messageMasked.type]: ['message'],
      },
      slices: {
        problemReport: ['message', 'messageAsSaved'] satisfies (keyof ProblemReportState)[],
      },
    },
  });
}

/**
 * Redux DevTools in every build, for support that sits beside a player. No secret enters the store;
 * the redactor is a second wall, which the extension's own export does not pass.
 */
export function devToolsOptions(knownSecrets: KnownSecrets) {
  let redactor: Redactor | null = null;
  // Created on first use, since most browsers have no DevTools.
  const getRedactor = () => (redactor ??= createAppRedactor(knownSecrets));
  return {
    name: 'fast lottery',
    maxAge: 1000,
    trace: false,
    actionSanitizer: (action) => getRedactor().action(action) as typeof action,
    stateSanitizer: (state) => getRedactor().state(state) as typeof state,
  } satisfies DevToolsEnhancerOptions;
}
