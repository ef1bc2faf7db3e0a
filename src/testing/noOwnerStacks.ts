import React from 'react';
import { isRecord } from '../trace/isRecord';

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);

/*
 * React's development build notes the stack of each new element for the text of its warnings, until
 * it has made ten thousand in a second. That takes a fifth of a screen's test, so it never starts.
 */
if (isRecord(internals)) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
