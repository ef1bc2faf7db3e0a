import Typography from '@mui/material/Typography';
import { useAppSelector } from '../../store/hooks';
import { selectAuthorization } from '../../features/session/sessionSlice';
import { km } from '../../i18n/km';
import { ReloadLink } from '../../ui/buttons';
import { Brand } from '../../ui/layout/Brand';
import { LoadingScreen } from '../../ui/state/LoadingScreen';

/**
 * The check of a session link (specification sections 4 and 8): Loading, then 'Checking
 * Authorization...', which stays when the realtime sign-in failed; then the address can be
 * reloaded.
 */
export function Component() {
  const step = useAppSelector(selectAuthorization);
  const hasStopped = step === 'realtimeRefused';
  return (
    <LoadingScreen
      text={step === 'loading' ? km.checkAuth.loading : km.checkAuth.checking}
      busy={!hasStopped}
    >
      <Typography variant="h2" component="p" sx={{ order: -1, mb: 1 }}>
        <Brand logoSize={44} />
      </Typography>
      {hasStopped && <Typography variant="body2">{km.errors.checkConnection}</Typography>}
      {/* The page's own address: the store does not know it, since it holds the session id. */}
      {hasStopped && <ReloadLink>{km.common.tryAgain}</ReloadLink>}
    </LoadingScreen>
  );
}
