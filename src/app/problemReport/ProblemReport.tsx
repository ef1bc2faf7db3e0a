import { Component } from 'react';
import type { ReactNode } from 'react';
import { selectIsReportOpen } from '../../features/problemReport/problemReportSlice';
import { partMissed } from '../../api/reloadEvents';
import { RemountBoundary } from '../RemountBoundary';
import { useAppDispatch, useAppSelector } from '../hooks';
import { ProblemReportDialog } from '../lazyComponents';

/** The dialog 'Report a problem', which works on every screen and beside the error screen too. */
export function ProblemReport() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsReportOpen);
  return isOpen ? (
    <WithoutErrors>
      <RemountBoundary>
        <ProblemReportDialog onLoadFailed={() => dispatch(partMissed())} />
      </RemountBoundary>
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
