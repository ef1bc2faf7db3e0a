import Button from '@mui/material/Button';
import { useAppDispatch } from '../../app/hooks';
import { km } from '../../i18n/km';
import { problemReportEvents } from './problemReportSlice';

interface ReportProblemButtonProps {
  /** `text` beside a form, `outlined` among the ways out of an error. */
  variant?: 'text' | 'outlined';
}

/** Opens 'Report a problem' from a screen that has no menu. */
export function ReportProblemButton({ variant = 'outlined' }: ReportProblemButtonProps) {
  const dispatch = useAppDispatch();
  return (
    <Button variant={variant} onClick={() => dispatch(problemReportEvents.opened())}>
      {km.problemReport.title}
    </Button>
  );
}
