import { Outlet } from 'react-router';
import { selectGate } from '../../features/maintenance/maintenanceSlice';
import { useAppSelector } from '../../store/hooks';
import { Loading } from './Loading';

/** Holds the screens back until `/config.json` has decided (specification section 4). */
export function MaintenanceGate() {
  const gate = useAppSelector(selectGate);
  if (gate === 'loading') return <Loading />;
  return gate === 'open' ? <Outlet /> : null;
}
