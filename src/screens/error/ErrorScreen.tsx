import { useRouteError } from 'react-router';
import { ErrorPanel } from './ErrorPanel';

/** The screen of whatever a route or a screen threw. */
export function ErrorScreen() {
  return <ErrorPanel error={useRouteError()} />;
}
