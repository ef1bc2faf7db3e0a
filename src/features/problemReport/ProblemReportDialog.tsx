import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { SpinnerButton } from '../../ui/buttons';
import { FormField } from '../../ui/fields/FormField';
import { useFocusReturn } from '../../ui/useFocusReturn';
import { RecordingChoice } from './RecordingChoice';
import { RecordingContent } from './RecordingContent';
import { maxMessageLength, problemReportEvents, selectProblemReport } from './problemReportSlice';

/** Outside of the scrolling part, so that it stays visible. */
const Outcome = styled('div')({
  flex: 'none',
  padding: '0 24px',
  '& > *': { marginBottom: 8 },
});

/** Asks what happened, and downloads a recording; the content of its file is folded. */
export default function ProblemReportDialog() {
  const dispatch = useAppDispatch();
  useFocusReturn();
  const { recordings, chosenRecordingId, message, messageAsSaved, saving, sendsTelemetry } =
    useAppSelector(selectProblemReport);
  const chosen = recordings?.find(({ id }) => id === chosenRecordingId);
  const close = () => dispatch(problemReportEvents.closed());
  return (
    <Dialog open onClose={close} maxWidth="sm" fullWidth>
      <DialogTitle>{km.common.reportProblem}</DialogTitle>
      <DialogContent>
        <FormField
          label={km.problemReport.message}
          value={message}
          onChange={({ target }) =>
            dispatch(problemReportEvents.messageChanged({ message: target.value }))
          }
          helperText={km.problemReport.messageHint(maxMessageLength - message.length)}
          slotProps={{ input: { maxLength: maxMessageLength } }}
          multiline
          minRows={3}
          maxRows={8}
        />
        <div role="status">
          {messageAsSaved && (
            <Alert severity="info" role="presentation">
              <AlertTitle>{km.problemReport.messageAsSaved}</AlertTitle>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {messageAsSaved}
              </Typography>
            </Alert>
          )}
        </div>
        <Typography>{km.problemReport.lead}</Typography>
        {recordings && recordings.length > 1 && <RecordingChoice />}
        {recordings === null && <Typography role="status">{km.problemReport.preparing}</Typography>}
        {recordings?.length === 0 && <Alert severity="error">{km.problemReport.unavailable}</Alert>}
        {chosen && <RecordingContent recording={chosen} />}
        {sendsTelemetry && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            {km.problemReport.telemetry}
          </Typography>
        )}
      </DialogContent>
      <Outcome role="status">
        {saving === 'saved' && <Alert severity="success">{km.problemReport.done}</Alert>}
        {saving === 'failed' && <Alert severity="error">{km.problemReport.saveFailed}</Alert>}
      </Outcome>
      <DialogActions>
        <Button size="large" onClick={close}>
          {km.keypad.close}
        </Button>
        <SpinnerButton
          size="large"
          busy={saving === 'saving'}
          disabled={!chosen}
          onClick={() => dispatch(problemReportEvents.savePressed())}
        >
          {km.problemReport.save}
        </SpinnerButton>
      </DialogActions>
    </Dialog>
  );
}
