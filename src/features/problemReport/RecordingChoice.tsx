import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { formatTimestamp } from '../../domain/dates';
import { problemReportEvents, selectProblemReport } from './problemReportSlice';
import type { RecordingDescription } from './problemReportSlice';

/** The current recording, or an earlier one that is still stored. */
export function RecordingChoice() {
  const dispatch = useAppDispatch();
  const { recordings, chosenRecordingId } = useAppSelector(selectProblemReport);
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{km.problemReport.recordings}</FormLabel>
      <RadioGroup
        value={chosenRecordingId}
        onChange={(_, id) => dispatch(problemReportEvents.recordingChosen({ id }))}
      >
        {recordings?.map((recording) => (
          <FormControlLabel
            key={recording.id}
            value={recording.id}
            control={<Radio />}
            label={nameOf(recording)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function nameOf({ isCurrent, hasEndedInError, endedAt }: RecordingDescription): string {
  if (isCurrent) return km.problemReport.currentRecording;
  const time = formatTimestamp(endedAt, 'HH:mm');
  return hasEndedInError
    ? km.problemReport.failedRecording(time)
    : km.problemReport.earlierRecording(time);
}
