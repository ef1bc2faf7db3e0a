import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { km } from '../../i18n/km';
import { SpinnerButton } from '../../ui/buttons/SpinnerButton';
import { Themed } from '../../ui/theme/Themed';
import { SavedContent } from './SavedContent';
import { VisitChoice } from './VisitChoice';
import { longestWords, problemReportEvents, selectProblemReport } from './problemReportSlice';
import './problemReport.css';

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
    <Themed>
      <Dialog
        open
        onClose={close}
        maxWidth="sm"
        fullWidth
        // Tab still goes round inside; only Alt+T may take the focus to a toast.
        disableEnforceFocus
        aria-labelledby="problem-report-title"
      >
        <div className="problem-report">
          <h2 id="problem-report-title">{km.problemReport.title}</h2>
          <p>{km.problemReport.lead}</p>
          {visits && visits.length > 1 && (
            <VisitChoice
              visits={visits}
              chosenId={chosenVisitId}
              onChoose={(id) => dispatch(problemReportEvents.visitChosen({ id }))}
            />
          )}
          {visits === null && <p role="status">{km.problemReport.preparing}</p>}
          {visits?.length === 0 && <Alert severity="error">{km.problemReport.unavailable}</Alert>}
          {chosen && (
            <SavedContent
              visit={chosen}
              areStepsShown={areStepsShown}
              onToggleSteps={() => dispatch(problemReportEvents.stepsToggled())}
            />
          )}
          <TextField
            label={km.problemReport.words}
            value={words}
            onChange={({ target }) =>
              dispatch(problemReportEvents.wordsChanged({ words: target.value }))
            }
            helperText={km.problemReport.wordsHint(longestWords - words.length)}
            slotProps={{ htmlInput: { maxLength: longestWords } }}
            multiline
            minRows={3}
            maxRows={8}
            fullWidth
          />
          <div role="status">
            {saving === 'saved' && <Alert severity="success">{km.problemReport.done}</Alert>}
            {saving === 'failed' && <Alert severity="error">{km.problemReport.saveFailed}</Alert>}
          </div>
          <div className="problem-report-actions">
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
          </div>
        </div>
      </Dialog>
    </Themed>
  );
}
