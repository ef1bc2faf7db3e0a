import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { km } from '../../i18n/km';
import { IconList } from '../../ui/IconList';
import { CheckIcon } from '../../ui/icons/icons';
import { Logo } from '../../ui/layout/Brand';
import { StandaloneCard, StandalonePage } from '../../ui/layout/StandalonePage';

/** The maintenance page with the texts of the specification (section 2). */
export function Component() {
  const { title, subtitle, whatsNew, news, thanks } = km.maintenance;
  return (
    <StandalonePage lang="en">
      <StandaloneCard>
        <Logo size={64} />
        <Typography variant="h1">{title}</Typography>
        <Typography color="textSecondary">{subtitle}</Typography>
        <Stack
          component="section"
          sx={{
            gap: 1,
            width: '100%',
            px: 2.5,
            py: 2,
            borderRadius: 1,
            bgcolor: 'warm.100',
            textAlign: 'left',
          }}
        >
          <Typography variant="h3" component="h2">
            {whatsNew}
          </Typography>
          <IconList texts={news} icon={CheckIcon} color="success" />
        </Stack>
        <Typography>{thanks}</Typography>
      </StandaloneCard>
    </StandalonePage>
  );
}
