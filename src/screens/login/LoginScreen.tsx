import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ReportProblemButton } from '../../features/problemReport/ProblemReport';
import { LoginForm } from '../../features/session/LoginForm';
import { km } from '../../i18n/km';
import { DigitBalls } from '../../ui/ball/DigitBalls';
import { Logo } from '../../ui/layout/Brand';
import { StandalonePage } from '../../ui/layout/StandalonePage';
import { fontSizes } from '../../ui/theme/fontSizes';

const Card = styled(Paper)(({ theme }) => ({
  display: 'grid',
  gap: 24,
  padding: '36px 32px 32px',
  boxShadow: theme.vars.shadows[24],
  [theme.breakpoints.down('sm')]: { padding: '28px 20px' },
}));

/** The login screen (specification section 2): the app's title and the form. */
export function Component() {
  return (
    <StandalonePage sx={{ gridTemplateColumns: 'minmax(0, 440px)' }}>
      <Card>
        <Stack component="header" sx={{ alignItems: 'center', gap: 0.5, textAlign: 'center' }}>
          <Logo size={56} />
          <Typography variant="h1" sx={{ fontSize: fontSizes.figure }}>
            {km.common.brand}
          </Typography>
          <Typography color="textSecondary">{km.login.title}</Typography>
        </Stack>
        <LoginForm />
      </Card>
      <Stack sx={{ alignItems: 'center', mt: 1.5, color: 'ink.200' }}>
        <ReportProblemButton variant="text" />
      </Stack>
      <Stack aria-hidden="true" sx={{ alignItems: 'center', mt: 3 }}>
        <DigitBalls number="472" size="xl" />
      </Stack>
    </StandalonePage>
  );
}
