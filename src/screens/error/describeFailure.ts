import { isRouteErrorResponse } from 'react-router';
import { km } from '../../i18n/km';
import { messageOf } from '../../lib/logger';

/** What the error screen says of anything that was thrown. */
interface Failure {
  title: string;
  /** The error's own words, shown in red. */
  message: string;
  /** True where only loading the page anew helps: its files were replaced by a newer version. */
  isOutdated: boolean;
}

/**
 * Tells the failures of specification section 8 apart: the router's own statuses (404, 405, 400), a
 * file of the app that can't be had any more, and everything that nobody caught.
 */
export function describeFailure(thrown: unknown): Failure {
  if (isRouteErrorResponse(thrown)) {
    const { status, statusText, data } = thrown;
    const told = typeof data === 'string' && data !== '' ? data : statusText;
    return { title: String(status), message: told, isOutdated: false };
  }
  const isOutdated = isMissingFile(thrown);
  const title = isOutdated ? km.errors.newVersion : km.errors.unexpected;
  return { title, message: messageOf(thrown), isOutdated };
}

/** The names that webpack's loaders of scripts and style sheets give to their errors. */
function isMissingFile(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return (
    thrown.name === 'ChunkLoadError' ||
    ('code' in thrown && thrown.code === 'CSS_CHUNK_LOAD_FAILED')
  );
}
