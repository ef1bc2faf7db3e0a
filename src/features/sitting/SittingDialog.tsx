import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { km } from '../../i18n/km';
import { selectIsLoggingOut, sessionEvents } from '../session/sessionSlice';
import { noteIntervals } from './sitting';
import type { NoteInterval } from './sitting';
import { SittingFigures } from './SittingFigures';
import { selectSittingState, sittingEvents } from './sittingSlice';

const Content = styled(DialogContent)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
});

/** How long the player has been playing and what it cost, with the choice to go on or to log out. */
export default function SittingDialog() {
  const dispatch = useAppDispatch();
  const { interval, isAskedOnce } = useAppSelector(selectSittingState);
  const isLoggingOut = useAppSelector(selectIsLoggingOut);
  const goOn = () => dispatch(sittingEvents.closed());
  const choose = (chosen: NoteInterval) =>
    dispatch(sittingEvents.intervalChosen({ interval: chosen }));
  return (
    <Dialog
      open
      onClose={goOn}
      maxWidth="xs"
      fullWidth
      // Tab stays inside anyway; this lets Alt+T move the focus to a toast.
      disableEnforceFocus
      aria-labelledby="sitting-title"
    >
      <DialogTitle id="sitting-title">{km.sitting.title}</DialogTitle>
      <Content>
        <SittingFigures />
        <FormControl component="fieldset">
          <FormLabel component="legend">{km.sitting.interval}</FormLabel>
          <RadioGroup
            row
            name="interval"
            value={interval}
            onChange={(_, value) => choose(Number(value) as NoteInterval)}
          >
            {noteIntervals.map((minutes) => (
              <FormControlLabel
                key={minutes}
                value={minutes}
                control={<Radio />}
                label={minutes === 0 ? km.sitting.never : km.sitting.minutes(minutes)}
              />
            ))}
          </RadioGroup>
        </FormControl>
        <div role="status">
          {isAskedOnce && (
            <Alert
              severity="warning"
              // On a narrow screen the button stands below the question.
              sx={{ flexWrap: 'wrap' }}
              action={
                <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={() => choose(0)}>
                  {km.sitting.turnOff}
                </Button>
              }
            >
              {km.sitting.reallyOff}
            </Alert>
          )}
        </div>
      </Content>
      <DialogActions>
        <Button
          size="large"
          disabled={isLoggingOut}
          onClick={() => dispatch(sessionEvents.logoutRequested())}
        >
          {km.header.logout}
        </Button>
        <Button size="large" variant="contained" onClick={goOn}>
          {km.sitting.goOn}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
