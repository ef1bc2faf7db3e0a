import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { km } from '../../i18n/km';
import { CheckIcon } from '../../ui/icons/icons';
import { Logo } from '../../ui/layout/Brand';
import { StandaloneCard, StandalonePage } from '../../ui/layout/StandalonePage';

const News = styled('section')(({ theme: { vars } }) => ({
  width: '100%',
  margin: '6px 0',
  padding: '16px 20px',
  borderRadius: 12,
  textAlign: 'left',
  background: vars.palette.warm[100],
}));

/** The maintenance page with the texts of the specification (section 2). */
export function Component() {
  const { title, subtitle, whatsNew, news, thanks } = km.maintenance;
  return (
    <StandalonePage lang="en">
      <StandaloneCard>
        <Logo size={64} />
        <Typography variant="h1">{title}</Typography>
        <Typography color="textSecondary">{subtitle}</Typography>
        <News>
          <Typography variant="h3" component="h2">
            {whatsNew}
          </Typography>
          <List dense disablePadding sx={{ mt: 1 }}>
            {news.map((item) => (
              <ListItem
                key={item}
                disableGutters
                sx={{ alignItems: 'flex-start', gap: 1.25, py: 0.375 }}
              >
                <CheckIcon fontSize="small" color="success" sx={{ mt: 0.5 }} />
                {item}
              </ListItem>
            ))}
          </List>
        </News>
        <Typography>{thanks}</Typography>
      </StandaloneCard>
    </StandalonePage>
  );
}
