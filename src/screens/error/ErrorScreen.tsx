import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { paths } from '../../config/paths';
import { km } from '../../i18n/km';
import { messageOf } from '../../platform/logger';
import { ReloadLink } from '../../ui/buttons';
import { Logo } from '../../ui/layout/Brand';
import { StandaloneCard, StandalonePage } from '../../ui/layout/StandalonePage';

/** What the error screen says of anything that was thrown. */
interface Failure {
  title: string;
  /** Says in Khmer what the player can do. */
  advice: string;
  /** The error's own message. */
  message: string;
  /** True if a reload helps: a newer release removed the file, or there is no network. */
  isFileMissing: boolean;
}

/**
 * Tells the failures of specification section 8 apart: the router's own statuses (404, 405, 400), a
 * file of the app that no longer exists on the host, and every uncaught error.
 */
export function describeFailure(thrown: unknown): Failure {
  if (isRouteErrorResponse(thrown)) {
    const { status, statusText } = thrown;
    const data: unknown = thrown.data;
    const text = typeof data === 'string' && data !== '' ? data : statusText;
    return { ...unexpected, title: String(status), message: text };
  }
  const message = messageOf(thrown);
  return isMissingFileError(thrown)
    ? {
        title: km.errors.pageNotLoaded,
        advice: navigator.onLine ? km.errors.newVersion : km.errors.checkConnection,
        message,
        isFileMissing: true,
      }
    : { ...unexpected, message };
}

const unexpected = {
  title: km.errors.unexpected,
  advice: km.errors.goHome,
  isFileMissing: false,
};

/** The names that webpack's loaders of scripts and style sheets give to their errors. */
function isMissingFileError(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  return (
    thrown.name === 'ChunkLoadError' ||
    ('code' in thrown && thrown.code === 'CSS_CHUNK_LOAD_FAILED')
  );
}

/**
 * The error message in red, centred (specification section 2), advice below it, and ways out that load the
 * page again, next to `children`. Needs no store and no router.
 */
export function ErrorPanel({ error, children }: { error: unknown; children?: ReactNode }) {
  const { title, advice, message, isFileMissing } = describeFailure(error);
  return (
    <StandalonePage>
      <StandaloneCard role="alert">
        <Logo size={48} />
        <Typography variant="h1">{title}</Typography>
        <Typography
          color="error"
          sx={{ maxWidth: '100%', fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {message}
        </Typography>
        <Typography>{advice}</Typography>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1.25, mt: 1 }}
        >
          {isFileMissing && <ReloadLink variant="contained">{km.errors.reload}</ReloadLink>}
          <Button variant="outlined" href={paths.home()}>
            {km.errors.toHome}
          </Button>
          {children}
        </Stack>
      </StandaloneCard>
    </StandalonePage>
  );
}
