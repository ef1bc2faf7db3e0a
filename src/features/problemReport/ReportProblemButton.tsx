import { useAppDispatch } from '../../app/hooks';
import { km } from '../../i18n/km';
import { problemReportEvents } from './problemReportSlice';

/** Opens 'Report a problem' from a screen that has no menu. */
export function ReportProblemButton({ className = 'standalone-link' }: { className?: string }) {
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      className={className}
      onClick={() => dispatch(problemReportEvents.opened())}
    >
      {km.problemReport.title}
    </button>
  );
}
