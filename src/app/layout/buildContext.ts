import { createContext } from 'react';

/** Which release of the app, as its traces name it; empty words where a trace does not tell. */
export interface Build {
  readonly version: string;
  readonly commit: string;
}

/** The build of a trace that does not tell. */
export const untoldBuild: Build = { version: '', commit: '' };

/** Member by member: the whole constant would bring every host and key into the replay's files. */
const ownBuild: Build = { version: __BUILD__.version, commit: __BUILD__.commit };

/** The build whose screens these are: the page's own, or the one that the player of a visit had. */
export const BuildContext = createContext(ownBuild);

/** As support asks for it: `1.4.0 (abc1234)`. Null for a build that nobody told. */
export function buildName({ version, commit }: Build): string | null {
  return version === '' ? null : `${version} (${commit || '?'})`;
}
