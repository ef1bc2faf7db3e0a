import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ReportProblemButton } from '../../features/problemReport/ProblemReport';
import { LoginForm } from '../../features/session/LoginForm';
import { km } from '../../i18n/km';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import { Logo } from '../../ui/layout/Brand';
import { StandaloneCard, StandalonePage } from '../../ui/layout/StandalonePage';
import { fontSizes } from '../../ui/theme/fontSizes';

/** The login screen (specification section 2): the app's title and the form. */
export function Component() {
  return (
    <StandalonePage sx={{ gridTemplateColumns: 'minmax(0, 440px)' }}>
      <StandaloneCard sx={{ justifyItems: 'stretch', gap: 3, textAlign: 'start' }}>
        <Stack component="header" sx={{ alignItems: 'center', gap: 0.5, textAlign: 'center' }}>
          <Logo size={56} />
          <Typography variant="h1" sx={{ fontSize: fontSizes.figure }}>
            {km.common.brand}
          </Typography>
          <Typography color="textSecondary">{km.login.title}</Typography>
        </Stack>
        <LoginForm />
      </StandaloneCard>
      <Stack sx={{ alignItems: 'center', mt: 1.5, color: 'ink.200' }}>
        <ReportProblemButton variant="text" />
      </Stack>
      <Stack aria-hidden="true" sx={{ alignItems: 'center', mt: 3 }}>
        <DigitBalls number="472" size="xl" />
      </Stack>
    </StandalonePage>
  );
}
