/** The schemas of the variables. Each message completes the sentence "it must be …". */
import * as v from 'valibot';
import { telemetryShareSchema, telemetryUrlSchema } from '../../src/telemetry/telemetrySettings';

function matching(pattern: RegExp, allowed: string) {
  return v.pipe(v.string(), v.regex(pattern, allowed));
}

export const hostName = matching(
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/,
  'a host name in lower case without scheme, port or path',
);

const portRange = 'a port from 1 to 65535';
export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, portRange),
  v.transform(Number),
  v.minValue(1, portRange),
  v.maxValue(65_535, portRange),
);

/** The broadcaster's and Firebase's keys are part of addresses. */
export const key = matching(/^[\w-]{1,128}$/, 'letters, digits, _ or -');

export const firebaseProject = matching(
  /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
  'the id of a firebase project: 6 to 30 of lower-case letters, digits and -',
);

export const databaseUrl = v.pipe(
  v.string(),
  v.check((value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, pathname, username } = new URL(value);
    return protocol === 'https:' && pathname === '/' && username === '';
  }, 'an https address without a path'),
);

/** The page may send an id token only to its own host. */
export const samePath = matching(
  /^\/(?!\/)[\w./-]*$/,
  'a path of the page’s own host, such as /token',
);

const telemetryUrlAllowed =
  'a path below the API without a slash at its start, such as telemetry, or an https address';
export const telemetryUrl = v.pipe(
  v.string(),
  v.check((value) => v.is(telemetryUrlSchema, value), telemetryUrlAllowed),
);

export const telemetryShare = v.pipe(
  v.string(),
  v.check((value) => v.is(telemetryShareSchema, value), 'a share above 0 up to 1, such as 0.1'),
);

export const on = matching(/^on$/, 'on, or empty for off');

export const commit = matching(/^[\w.-]{1,64}$/, 'a commit: letters, digits, ., _ or -');
