import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { km } from '../../i18n/km';
import { formatTimestamp } from '../../lib/dates';
import type { VisitDescription } from './problemReportSlice';

interface VisitChoiceProps {
  visits: readonly VisitDescription[];
  chosenId: string | null;
  onChoose(id: string): void;
}

/** Which visit the file is of: the present one, or an earlier one that is still kept. */
export function VisitChoice({ visits, chosenId, onChoose }: VisitChoiceProps) {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{km.problemReport.visits}</FormLabel>
      <RadioGroup value={chosenId} onChange={(_, id) => onChoose(id)}>
        {visits.map((visit) => (
          <FormControlLabel
            key={visit.id}
            value={visit.id}
            control={<Radio />}
            label={nameOf(visit)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function nameOf({ isPresent, hasEndedInError, endedAt }: VisitDescription): string {
  if (isPresent) return km.problemReport.presentVisit;
  const time = formatTimestamp(endedAt, 'HH:mm');
  return hasEndedInError ? km.problemReport.failedVisit(time) : km.problemReport.earlierVisit(time);
}
