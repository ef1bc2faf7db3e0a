import Button from '@mui/material/Button';
import { km } from '../../i18n/km';
import { formatAmount } from '../../lib/money';
import { CheckIcon, CloseIcon } from '../../ui/icons/icons';
import { StepList } from './StepList';
import type { VisitDescription } from './problemReportSlice';

interface SavedContentProps {
  visit: VisitDescription;
  areStepsShown: boolean;
  onToggleSteps(): void;
}

/** What the file of a visit holds, in words and figures, and what never is in one. */
export function SavedContent({ visit, areStepsShown, onToggleSteps }: SavedContentProps) {
  const { steps, size, beganAt, endedAt, lastSteps } = visit;
  const minutes = Math.ceil((endedAt - beganAt) / 60_000);
  const figures = [
    km.problemReport.steps(formatAmount(steps)),
    km.problemReport.minutes(formatAmount(minutes)),
    km.problemReport.size(formatAmount(Math.ceil(size / 1000))),
  ];
  return (
    <section className="problem-report-content">
      <h3>{km.problemReport.saved}</h3>
      <p className="problem-report-figures tabular">{figures.join(' · ')}</p>
      <ul>
        {km.problemReport.savedThings.map((thing) => (
          <li key={thing}>
            <CheckIcon size={18} />
            {thing}
          </li>
        ))}
      </ul>
      <h3>{km.problemReport.neverSaved}</h3>
      <ul className="problem-report-never">
        {km.problemReport.neverSavedThings.map((thing) => (
          <li key={thing}>
            <CloseIcon size={18} />
            {thing}
          </li>
        ))}
      </ul>
      <Button variant="outlined" aria-expanded={areStepsShown} onClick={onToggleSteps}>
        {areStepsShown ? km.problemReport.hideSteps : km.problemReport.showSteps}
      </Button>
      {areStepsShown && <StepList steps={lastSteps} />}
    </section>
  );
}
