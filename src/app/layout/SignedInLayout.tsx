import { useContext } from 'react';
import { Outlet } from 'react-router';
import { dayOf } from '../../domain/dates';
import { selectIsSignedIn, selectIsTakenOver } from '../../features/session/sessionSlice';
import { km } from '../../i18n/km';
import { AppShell, Footer } from '../../ui/layout/AppShell';
import { LoadingScreen } from '../../ui/state/LoadingScreen';
import { useAppSelector } from '../../store/hooks';
import { AppHeader } from './AppHeader';
import { BuildContext, buildName } from '../../platform/BuildContext';
import { ConnectionBanner } from './ConnectionBanner';
import { ClockContext } from '../../platform/ClockContext';

/** Header, main area and footer of the protected screens; renders nothing without a session. */
export function Component() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isTakenOver = useAppSelector(selectIsTakenOver);
  const clock = useContext(ClockContext);
  const version = buildName(useContext(BuildContext));
  if (!isSignedIn) return null;
  if (isTakenOver) return <LoadingScreen text={km.session.otherPlayer} />;
  return (
    <AppShell
      header={<AppHeader />}
      footer={<Footer day={dayOf(clock?.date() ?? 0)} version={version} />}
    >
      <ConnectionBanner />
      <Outlet />
    </AppShell>
  );
}
