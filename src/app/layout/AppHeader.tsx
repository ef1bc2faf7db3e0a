import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { selectIsSoundOn, soundToggled } from '../../features/sound/soundSlice';
import { km } from '../../i18n/km';
import { MuteIcon, VolumeUpIcon } from '../../ui/icons/icons';
import { Brand } from '../../ui/layout/Brand';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { UserMenu } from './UserMenu';

/** Sound left, title centred, user right; on a phone the user gets the space next to the title. */
const Bar = styled(Toolbar)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  gap: 12,
  '& > *': { minWidth: 0, justifySelf: 'start' },
  '& > :last-child': { justifySelf: 'end', maxWidth: '100%' },
  [theme.breakpoints.down('sm')]: { gap: 4, gridTemplateColumns: 'auto 1fr minmax(0, auto)' },
}));

/** The header of the specification's section 2: sound, title link, user menu. */
export function AppHeader() {
  return (
    <AppBar>
      <Container>
        <Bar>
          <SoundButton />
          <MuiLink
            component={Link}
            to={paths.home()}
            underline="none"
            variant="h2"
            aria-label={km.header.toHome}
            sx={{ display: 'inline-grid', placeItems: 'center', minWidth: 44, minHeight: 44 }}
          >
            <Brand hideName />
          </MuiLink>
          <UserMenu />
        </Bar>
      </Container>
    </AppBar>
  );
}

function SoundButton() {
  const isOn = useAppSelector(selectIsSoundOn);
  const dispatch = useAppDispatch();
  return (
    <IconButton
      aria-label={isOn ? km.sound.turnOff : km.sound.turnOn}
      onClick={() => dispatch(soundToggled())}
    >
      {isOn ? <VolumeUpIcon /> : <MuteIcon />}
    </IconButton>
  );
}
