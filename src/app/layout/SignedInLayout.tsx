import { useContext } from 'react';
import { Outlet } from 'react-router';
import { selectIsSignedIn } from '../../features/session/sessionSlice';
import { AppShell } from '../../ui/layout/AppShell';
import { Footer } from '../../ui/layout/Footer';
import { useAppSelector } from '../hooks';
import { AppHeader } from './AppHeader';
import { BuildContext, buildName } from './buildContext';
import { ConnectionBanner } from './ConnectionBanner';
import { useCurrentYear } from './useCurrentYear';

/** Header, main area and footer of the protected screens; nothing of them without a session. */
export function SignedInLayout() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const year = useCurrentYear();
  const version = buildName(useContext(BuildContext));
  if (!isSignedIn) return null;
  return (
    <AppShell header={<AppHeader />} footer={<Footer year={year} version={version} />}>
      <ConnectionBanner />
      <Outlet />
    </AppShell>
  );
}
