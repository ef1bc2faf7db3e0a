import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { km } from '../../i18n/km';
import { SpinnerButton } from '../../ui/buttons';
import { FormField } from '../../ui/fields/FormField';
import { SavedContent } from './SavedContent';
import { VisitChoice } from './VisitChoice';
import { longestWords, problemReportEvents, selectProblemReport } from './problemReportSlice';

const Content = styled(DialogContent)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
});

const Actions = styled(DialogActions)(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 12,
  padding: '12px 24px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
}));

/**
 * 'Report a problem': says in plain words what a file of the visit holds and what never, shows it,
 * takes the player's own words, and saves the file as a download.
 */
export default function ProblemReportDialog() {
  const dispatch = useAppDispatch();
  const { visits, chosenVisitId, areStepsShown, words, saving } =
    useAppSelector(selectProblemReport);
  const chosen = visits?.find(({ id }) => id === chosenVisitId);
  const close = () => dispatch(problemReportEvents.closed());
  return (
    <Dialog
      open
      onClose={close}
      maxWidth="sm"
      fullWidth
      // Tab still goes round inside; only Alt+T may take the focus to a toast.
      disableEnforceFocus
      aria-labelledby="problem-report-title"
    >
      <DialogTitle id="problem-report-title">{km.problemReport.title}</DialogTitle>
      <Content>
        <Typography>{km.problemReport.lead}</Typography>
        {visits && visits.length > 1 && (
          <VisitChoice
            visits={visits}
            chosenId={chosenVisitId}
            onChoose={(id) => dispatch(problemReportEvents.visitChosen({ id }))}
          />
        )}
        {visits === null && <Typography role="status">{km.problemReport.preparing}</Typography>}
        {visits?.length === 0 && <Alert severity="error">{km.problemReport.unavailable}</Alert>}
        {chosen && (
          <SavedContent
            visit={chosen}
            areStepsShown={areStepsShown}
            onToggleSteps={() => dispatch(problemReportEvents.stepsToggled())}
          />
        )}
        <FormField
          label={km.problemReport.words}
          value={words}
          onChange={({ target }) =>
            dispatch(problemReportEvents.wordsChanged({ words: target.value }))
          }
          hint={km.problemReport.wordsHint(longestWords - words.length)}
          slotProps={{ input: { maxLength: longestWords } }}
          multiline
          minRows={3}
          maxRows={8}
        />
        <div role="status">
          {saving === 'saved' && <Alert severity="success">{km.problemReport.done}</Alert>}
          {saving === 'failed' && <Alert severity="error">{km.problemReport.saveFailed}</Alert>}
        </div>
      </Content>
      <Actions disableSpacing>
        <Button size="large" onClick={close}>
          {km.problemReport.close}
        </Button>
        <SpinnerButton
          size="large"
          busy={saving === 'saving'}
          disabled={!chosen}
          onClick={() => dispatch(problemReportEvents.savePressed())}
        >
          {km.problemReport.save}
        </SpinnerButton>
      </Actions>
    </Dialog>
  );
}
