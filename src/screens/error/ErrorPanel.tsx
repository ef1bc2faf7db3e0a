import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths';
import { km } from '../../i18n/km';
import { ReloadLink } from '../../ui/buttons/ReloadLink';
import { Logo } from '../../ui/layout/Logo';
import { StandaloneCard, StandalonePage } from '../../ui/layout/StandalonePage';
import { describeFailure } from './describeFailure';

/**
 * The error message in red, centred (specification section 2), and ways out that load the page
 * anew; `children` stand beside them. Needs no store and no router.
 */
export function ErrorPanel({ error, children }: { error: unknown; children?: ReactNode }) {
  const { title, message, isFileMissing } = describeFailure(error);
  return (
    <StandalonePage>
      <title>{km.titles.error}</title>
      <StandaloneCard role="alert">
        <Logo size={48} />
        <Typography variant="h1">{title}</Typography>
        <Typography
          color="error"
          sx={{ maxWidth: '100%', fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {message}
        </Typography>
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
