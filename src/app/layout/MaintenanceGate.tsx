import { Outlet } from 'react-router';
import { selectGate } from '../../features/maintenance/maintenanceSlice';
import { km } from '../../i18n/km';
import { LoadingScreen } from '../../ui/state/LoadingScreen';
import { useAppSelector } from '../hooks';

/** Holds the screens back until `/config.json` has decided (specification section 4). */
export function MaintenanceGate() {
  const gate = useAppSelector(selectGate);
  if (gate === 'loading') return <LoadingScreen text={km.common.loading} />;
  return gate === 'open' ? <Outlet /> : null;
}
