import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { createMask } from '../../trace/redaction/mask';
import { maskApiAction } from '../../trace/redaction/maskMutations';
import { createValueMask } from '../../trace/redaction/maskValue';
import type { Services } from '../services';
import { addressPatterns, openWords, tracedMutations } from './traceRules';

/**
 * Redux DevTools in every build, for support that sits with a player. Nothing secret enters the
 * store; the mask is a second wall before what the panel shows. (The extension's own export file
 * does not pass through it.)
 */
export function devToolsFor({ knownSecrets }: Pick<Services, 'knownSecrets'>) {
  let maskValue: ((value: unknown) => unknown) | null = null;
  // Made with the first use: most browsers have no DevTools.
  const masked = (value: unknown) => {
    maskValue ??= createValueMask(
      createMask({ knownSecrets, openWords, patterns: addressPatterns }),
    );
    return maskValue(value);
  };
  return {
    name: 'fast lottery',
    maxAge: 1000,
    trace: false,
    actionSanitizer: (action) => masked(maskApiAction(action, tracedMutations)) as typeof action,
    stateSanitizer: (state) => masked(state) as typeof state,
  } satisfies DevToolsEnhancerOptions;
}
