import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { selectIsSoundOn, soundToggled } from '../../features/sound/soundSlice';
import { km } from '../../i18n/km';
import { IconButton } from '../../ui/buttons/IconButton';
import { MuteIcon, VolumeUpIcon } from '../../ui/icons/icons';
import { Brand } from '../../ui/layout/Brand';
import { TopBar } from '../../ui/layout/TopBar';
import { useAppDispatch, useAppSelector } from '../hooks';
import { UserMenu } from './UserMenu';

/** The header of the specification's section 2: sound, title link, user menu. */
export function AppHeader() {
  return (
    <TopBar
      start={<SoundButton />}
      title={
        <Link className="brand-link" to={paths.home()} aria-label={km.header.toHome}>
          <Brand />
        </Link>
      }
      end={<UserMenu />}
    />
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
