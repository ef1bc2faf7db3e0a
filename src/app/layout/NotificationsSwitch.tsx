import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { MenuItemProps } from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import { km } from '../../i18n/km';
import type { DesktopPermission } from '../../platform/desktopNotifications';
import { BellIcon } from '../../ui/icons/icons';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { desktopSwitchPressed, selectDesktop } from '../notifications/notificationsSlice';

const hints: Record<DesktopPermission, string> = {
  default: km.notifications.whileHidden,
  granted: km.notifications.whileHidden,
  denied: km.notifications.denied,
  unsupported: km.notifications.unsupported,
};

/** Switches the notifications of own results on and off; only this press asks the browser. */
export function NotificationsSwitch(props: MenuItemProps) {
  const dispatch = useAppDispatch();
  const desktop = useAppSelector(selectDesktop);
  const isOn = desktop?.isOn === true;
  return (
    <MenuItem
      {...props}
      role="menuitemcheckbox"
      aria-checked={isOn}
      onClick={() => dispatch(desktopSwitchPressed())}
    >
      <BellIcon />
      <ListItemText
        primary={km.notifications.results}
        secondary={hints[desktop?.permission ?? 'default']}
      />
      <Switch
        edge="end"
        checked={isOn}
        disableRipple
        // The item is the control.
        slotProps={{ input: { hidden: true } }}
        sx={{ pointerEvents: 'none' }}
      />
    </MenuItem>
  );
}
