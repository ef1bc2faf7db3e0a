/** Reads one value. @returns what is allowed, in words that follow "it must be", or null where it fits. */
export type Check = (value: string) => string | null;

const matching =
  (pattern: RegExp, allowed: string): Check =>
  (value) =>
    pattern.test(value) ? null : allowed;

/** A name as a page's address shows it. */
export const hostName = matching(
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/,
  'a host name in lower case without scheme, port or path',
);

export const port: Check = (value) =>
  /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535
    ? null
    : 'a port from 1 to 65535';

/** Keys that travel in an address: the broadcaster's and firebase's. */
export const key = matching(/^[\w-]{1,128}$/, 'letters, digits, _ or -');

export const firebaseProject = matching(
  /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
  'the id of a firebase project: 6 to 30 of lower-case letters, digits and -',
);

export const databaseUrl: Check = (value) => {
  const fits = URL.canParse(value) && new URL(value).protocol === 'https:';
  const isOrigin = fits && new URL(value).pathname === '/' && new URL(value).username === '';
  return isOrigin ? null : 'an https address without a path';
};

/** The page may send an id token to itself only. */
export const samePath = matching(
  /^\/(?!\/)[\w./-]*$/,
  'a path of the page’s own host, such as /token',
);

export const commit = matching(/^[\w.-]{1,64}$/, 'a commit: letters, digits, ., _ or -');
