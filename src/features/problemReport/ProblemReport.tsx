import Button from '@mui/material/Button';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { chunkLoadFailed } from '../../api/apiEvents';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { km } from '../../i18n/km';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { RemountBoundary } from '../../ui/state/RemountBoundary';
import { problemReportEvents, selectIsReportOpen } from './problemReportSlice';

export const ProblemReportDialog = lazyWithPreload(
  () => import(/* webpackChunkName: "later" */ './ProblemReportDialog'),
);

/** The dialog 'Report a problem'. It opens over every screen, and over the error screen too. */
export function ProblemReport() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectIsReportOpen);
  return isOpen ? (
    <HiddenOnError>
      <RemountBoundary>
        <ProblemReportDialog onLoadFailed={() => dispatch(chunkLoadFailed())} />
      </RemountBoundary>
    </HiddenOnError>
  ) : null;
}

interface ReportProblemButtonProps {
  /** `text` beside a form, `outlined` among the ways out of an error. */
  variant?: 'text' | 'outlined';
}

/** Opens the dialog from a screen without a menu. */
export function ReportProblemButton({ variant = 'outlined' }: ReportProblemButtonProps) {
  const dispatch = useAppDispatch();
  return (
    <Button variant={variant} onClick={() => dispatch(problemReportEvents.opened())}>
      {km.problemReport.title}
    </Button>
  );
}

/** Renders nothing in place of a dialog that throws: the app goes on without it. */
class HiddenOnError extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
