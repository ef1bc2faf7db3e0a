import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { problemReportEvents } from '../../features/problemReport/problemReportSlice';
import { selectIsLoggingOut, sessionEvents } from '../../features/session/sessionSlice';
import { km } from '../../i18n/km';
import { BookIcon, ChartIcon, LogoutIcon, WarningIcon } from '../../ui/icons/icons';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { layoutEvents, selectIsUserMenuOpen } from '../../store/layoutSlice';

/** The user menu, below the button `anchor`: report, rules, problem report and logout. */
export default function UserMenuList({ anchor }: { anchor: RefObject<HTMLElement | null> }) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsUserMenuOpen);
  const isLoggingOut = useAppSelector(selectIsLoggingOut);
  const close = () => dispatch(layoutEvents.userMenuClosed());
  return (
    <Menu
      anchorEl={() => anchor.current}
      open={isOpen}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'navigation', 'aria-label': km.header.userMenu } }}
    >
      <MenuItem component={Link} to={paths.report()} onClick={close}>
        <ChartIcon />
        {km.header.report}
      </MenuItem>
      <MenuItem component={Link} to={paths.rule} onClick={close}>
        <BookIcon />
        {km.header.rule}
      </MenuItem>
      <MenuItem
        onClick={() => {
          close();
          dispatch(problemReportEvents.opened());
        }}
      >
        <WarningIcon />
        {km.common.reportProblem}
      </MenuItem>
      <MenuItem
        disabled={isLoggingOut}
        onClick={() => {
          close();
          dispatch(sessionEvents.logoutRequested());
        }}
      >
        <LogoutIcon />
        {km.header.logout}
      </MenuItem>
    </Menu>
  );
}
