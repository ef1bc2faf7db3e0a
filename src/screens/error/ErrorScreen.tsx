import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { ErrorPanel } from './ErrorPanel';

/** The screen of whatever a route or a screen threw; `children` stand beside its ways out. */
export function ErrorScreen({ children }: { children?: ReactNode }) {
  return <ErrorPanel error={useRouteError()}>{children}</ErrorPanel>;
}
