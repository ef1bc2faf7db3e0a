import { isRouteErrorResponse } from 'react-router';
import { km } from '../../i18n/km';
import { messageOf } from '../../lib/logger';

/** What the error screen says of anything that was thrown. */
interface Failure {
  title: string;
  /** The error's own words, shown in red. */
  message: string;
  /** True where loading the page anew helps: a newer version took its files away, or no network. */
  isFileMissing: boolean;
}

/**
 * Tells the failures of specification section 8 apart: the router's own statuses (404, 405, 400), a
 * file of the app that can't be had any more, and everything that nobody caught.
 */
export function describeFailure(thrown: unknown): Failure {
  if (isRouteErrorResponse(thrown)) {
    const { status, statusText } = thrown;
    const data: unknown = thrown.data;
    const told = typeof data === 'string' && data !== '' ? data : statusText;
    return { title: String(status), message: told, isFileMissing: false };
  }
  const isFileMissing = isMissingFileError(thrown);
  const title = isFileMissing ? km.errors.pageNotLoaded : km.errors.unexpected;
  return { title, message: messageOf(thrown), isFileMissing };
}

/** The names that webpack's loaders of scripts and style sheets give to their errors. */
function isMissingFileError(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return (
    thrown.name === 'ChunkLoadError' ||
    ('code' in thrown && thrown.code === 'CSS_CHUNK_LOAD_FAILED')
  );
}
