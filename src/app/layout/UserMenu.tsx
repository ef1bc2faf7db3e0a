import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef } from 'react';
import { Link } from 'react-router';
import { problemReportEvents } from '../../features/problemReport/problemReportSlice';
import { paths } from '../../config/paths';
import {
  selectBalance,
  selectIsBalanceStale,
  selectIsLoggingOut,
  selectPlayer,
  sessionEvents,
} from '../../features/session/sessionSlice';
import { km } from '../../i18n/km';
import { BookIcon, ChartIcon, LogoutIcon, WarningIcon } from '../../ui/icons/Icon';
import { UserBadge } from '../../ui/layout/UserBadge';
import { useAppDispatch, useAppSelector } from '../hooks';
import { layoutEvents, selectIsUserMenuOpen } from './layoutSlice';

/** The user dropdown: name and live balance, the ways to report and rules, logout. */
export function UserMenu() {
  const dispatch = useAppDispatch();
  const anchor = useRef<HTMLButtonElement>(null);
  const isOpen = useAppSelector(selectIsUserMenuOpen);
  const player = useAppSelector(selectPlayer);
  const balance = useAppSelector(selectBalance);
  const isStale = useAppSelector(selectIsBalanceStale);
  const isLoggingOut = useAppSelector(selectIsLoggingOut);
  const close = () => dispatch(layoutEvents.userMenuClosed());
  const links = [
    { to: paths.report(), label: km.header.report, icon: <ChartIcon size={20} /> },
    { to: paths.rule, label: km.header.rule, icon: <BookIcon size={20} /> },
  ];
  return (
    <>
      <UserBadge
        ref={anchor}
        username={player?.username ?? ''}
        balance={balance}
        isStale={isStale}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => dispatch(layoutEvents.userMenuOpened())}
      />
      <Menu
        anchorEl={() => anchor.current}
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { role: 'navigation', 'aria-label': km.header.userMenu } }}
      >
        {links.map(({ to, label, icon }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close}>
            {icon}
            {label}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            close();
            dispatch(problemReportEvents.opened());
          }}
        >
          <WarningIcon size={20} />
          {km.problemReport.title}
        </MenuItem>
        <MenuItem
          disabled={isLoggingOut}
          onClick={() => {
            close();
            dispatch(sessionEvents.logoutRequested());
          }}
        >
          <LogoutIcon size={20} />
          {km.header.logout}
        </MenuItem>
      </Menu>
    </>
  );
}
