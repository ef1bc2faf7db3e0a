import { createContext } from 'react';

export interface Build {
  readonly version: string;
  readonly commit: string;
}

/** The build of a trace that names none. */
export const unknownBuild: Build = { version: '', commit: '' };

/** Copied field by field: the whole constant would put every host and key into the replay's chunks. */
export const ownBuild: Build = { version: __BUILD__.version, commit: __BUILD__.commit };

/** The build in the footer: this page's, or the player's in a replay. */
export const BuildContext = createContext(ownBuild);

/** The build for support, such as `1.4.0 (abc1234)`. Null for {@link unknownBuild}. */
export function buildName({ version, commit }: Build): string | null {
  return version === '' ? null : `${version} (${commit || '?'})`;
}
