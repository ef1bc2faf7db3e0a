import { km } from '../../i18n/km';
import { clockTimeOf } from '../../lib/phnomPenhTime';
import type { ReadableStep } from './problemReportSlice';

/** The last steps of a visit as they stand in its file, newest first. */
export function StepList({ steps }: { steps: readonly ReadableStep[] }) {
  return (
    // It scrolls, hence it can have the focus.
    <ol className="problem-report-steps" aria-label={km.problemReport.lastSteps} tabIndex={0}>
      {steps.map(({ at, event, details, times }, index) => (
        <li key={`${at}-${index}`}>
          <span className="tabular">{clockTimeOf(at)}</span> <b>{event}</b>
          {times > 1 && ` ${km.problemReport.times(times)}`} <code>{details}</code>
        </li>
      ))}
    </ol>
  );
}
