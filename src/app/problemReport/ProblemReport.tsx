import { Component, Suspense, lazy, useEffect } from 'react';
import type { ReactNode } from 'react';
import { selectIsReportOpen } from '../../features/problemReport/problemReportSlice';
import { onIdle } from '../../lib/onIdle';
import { useAppSelector } from '../hooks';

const loadDialog = () => import('../../features/problemReport/ProblemReportDialog');
const ProblemReportDialog = lazy(loadDialog);

/** The dialog 'Report a problem', which works on every screen and beside the error screen too. */
export function ProblemReport() {
  const isOpen = useAppSelector(selectIsReportOpen);
  // In good time: when it is needed, files of an older release may be gone.
  useEffect(() => onIdle(() => void loadDialog().catch(() => undefined)), []);
  return isOpen ? (
    <WithoutErrors>
      <Suspense>
        <ProblemReportDialog />
      </Suspense>
    </WithoutErrors>
  ) : null;
}

/** Shows nothing in place of what throws: a report that fails must not take the app with it. */
class WithoutErrors extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
