import { km } from '../../i18n/km';
import { clockTimeOf } from '../../lib/phnomPenhTime';
import type { VisitDescription } from './problemReportSlice';

interface VisitChoiceProps {
  visits: readonly VisitDescription[];
  chosenId: string | null;
  onChoose(id: string): void;
}

/** Which visit the file is of: the present one, or an earlier one that is still kept. */
export function VisitChoice({ visits, chosenId, onChoose }: VisitChoiceProps) {
  return (
    <fieldset className="problem-report-visits">
      <legend>{km.problemReport.visits}</legend>
      {visits.map((visit) => (
        <label key={visit.id}>
          <input
            type="radio"
            name="visit"
            checked={visit.id === chosenId}
            onChange={() => onChoose(visit.id)}
          />
          {nameOf(visit)}
        </label>
      ))}
    </fieldset>
  );
}

function nameOf({ isPresent, hasEndedInError, endedAt }: VisitDescription): string {
  if (isPresent) return km.problemReport.presentVisit;
  const time = clockTimeOf(endedAt).slice(0, 5);
  return hasEndedInError ? km.problemReport.failedVisit(time) : km.problemReport.earlierVisit(time);
}
