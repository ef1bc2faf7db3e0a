import Button from '@mui/material/Button';
import { chunkLoadFailed } from '../../store/appEvents';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
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
    <RemountBoundary isOptional>
      <ProblemReportDialog onLoadFailed={() => dispatch(chunkLoadFailed())} />
    </RemountBoundary>
  ) : null;
}

interface ReportProblemButtonProps {
  /** `text` next to a form, `outlined` among the ways out of an error. */
  variant?: 'text' | 'outlined';
}

/** Opens the dialog from a screen without a menu. */
export function ReportProblemButton({ variant = 'outlined' }: ReportProblemButtonProps) {
  const dispatch = useAppDispatch();
  return (
    <Button variant={variant} onClick={() => dispatch(problemReportEvents.opened())}>
      {km.common.reportProblem}
    </Button>
  );
}
