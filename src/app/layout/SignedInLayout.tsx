import { Outlet } from 'react-router';
import { selectIsSignedIn } from '../../features/session/sessionSlice';
import { AppShell } from '../../ui/layout/AppShell';
import { Footer } from '../../ui/layout/Footer';
import { useAppSelector } from '../hooks';
import { AppHeader } from './AppHeader';
import { ConnectionBanner } from './ConnectionBanner';
import { useCurrentYear } from './useCurrentYear';

/** As support asks for it, and as the traces name it. */
const version = `${__BUILD__.version} (${__BUILD__.commit})`;

/** Header, main area and footer of the protected screens; nothing of them without a session. */
export function SignedInLayout() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const year = useCurrentYear();
  if (!isSignedIn) return null;
  return (
    <AppShell header={<AppHeader />} footer={<Footer year={year} version={version} />}>
      <ConnectionBanner />
      <Outlet />
    </AppShell>
  );
}
