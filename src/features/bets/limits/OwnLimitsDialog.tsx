import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useFormik } from 'formik';
import { useContext } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { km } from '../../../i18n/km';
import { ClockContext } from '../../../platform/ClockContext';
import { ReplayContext } from '../../../platform/ReplayContext';
import { formatAmount } from '../../../domain/money';
import { FormField } from '../../../ui/fields/FormField';
import { Figures } from '../../../ui/text';
import { isOver, limitAt, pauses } from './limits';
import { selectServerNow } from './limitSelectors';
import { limitOf, limitsSchema } from './limitsSchema';
import { limitTime } from './limitTexts';
import { limitsEvents, selectLimitsDialog } from './limitsSlice';
import type { LimitsDraft } from './limitsSlice';

const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 });

const formId = 'own-limits';

const lengths = ['none', ...Object.keys(pauses)] as LimitsDraft['pause'][];

/** The player's own limits: the most for a bet, and a pause. */
export default function OwnLimitsDialog() {
  const dispatch = useAppDispatch();
  const isReplay = useContext(ReplayContext);
  const now = useContext(ClockContext)?.now() ?? 0;
  const { limits, draft, isSaved, isKept } = useAppSelector(selectLimitsDialog);
  const time = { now, serverNow: useAppSelector(selectServerNow) };
  const formik = useFormik<LimitsDraft>({
    initialValues: draft,
    // The store mirrors the fields, and only a replay reads the mirror back.
    enableReinitialize: isReplay,
    validationSchema: limitsSchema,
    validateOnMount: true,
    onSubmit: ({ stake, pause }, { setFieldValue }) => {
      dispatch(
        limitsEvents.submitted({ stake: limitOf(stake), pause: pause === 'none' ? null : pause }),
      );
      void setFieldValue('pause', 'none');
    },
  });
  const { values, errors } = formik;
  const edit = (name: keyof LimitsDraft, value: string) => {
    dispatch(limitsEvents.typed({ ...values, [name]: value }));
    void formik.setFieldValue(name, value);
  };
  const close = () => dispatch(limitsEvents.closed());
  const { amount, raise } = limitAt(limits.stake, time);
  const { pause } = limits;
  const isPaused = pause !== null && !isOver(pause, time);
  const withdraw = () => {
    dispatch(limitsEvents.raiseWithdrawn());
    void formik.setFieldValue('stake', amount === null ? '' : formatAmount(amount));
  };
  return (
    <Dialog
      open
      onClose={close}
      maxWidth="xs"
      fullWidth
      // Tab stays inside anyway; this lets Alt+T move the focus to a toast.
      disableEnforceFocus
      aria-labelledby={`${formId}-title`}
    >
      <DialogTitle id={`${formId}-title`}>{km.limits.title}</DialogTitle>
      <DialogContent>
        <Alert severity="info">
          {km.limits.onlyHere} {km.limits.whenInForce}
        </Alert>
        <Form id={formId} noValidate onSubmit={formik.handleSubmit}>
          <div>
            <FormField
              name="stake"
              label={km.limits.stake}
              value={values.stake}
              onChange={({ target }) => edit('stake', target.value)}
              errorText={errors.stake}
              helperText={
                amount === null ? km.limits.emptyIsNone : km.limits.inForce(formatAmount(amount))
              }
              endAdornment={<InputAdornment position="end">{km.common.rielSign}</InputAdornment>}
              inputMode="numeric"
              autoComplete="off"
            />
            {raise && (
              <Typography component="div" variant="body2" sx={{ mx: 0.5 }}>
                <Figures>
                  {raise.amount === null
                    ? km.limits.noneFrom(limitTime(raise.until))
                    : km.limits.raiseFrom(limitTime(raise.until), formatAmount(raise.amount))}
                </Figures>
                <Button sx={{ px: 0.5 }} onClick={withdraw}>
                  {km.limits.withdraw}
                </Button>
              </Typography>
            )}
          </div>
          <FormControl component="fieldset">
            <FormLabel component="legend">{km.limits.pause}</FormLabel>
            <RadioGroup
              row
              name="pause"
              value={values.pause}
              onChange={(_, length) => edit('pause', length)}
            >
              {lengths.map((length) => (
                <FormControlLabel
                  key={length}
                  value={length}
                  control={<Radio />}
                  label={km.limits.pauses[length]}
                />
              ))}
            </RadioGroup>
            <FormHelperText sx={{ mx: 0.5 }}>
              {isPaused ? km.limits.pausedUntil(limitTime(pause.until)) : km.limits.pauseStays}
            </FormHelperText>
          </FormControl>
        </Form>
        <div role="status">
          {isSaved && (
            <Alert severity={isKept ? 'success' : 'warning'}>
              {isKept ? km.limits.saved : km.limits.notKept}
            </Alert>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button size="large" onClick={close}>
          {km.keypad.close}
        </Button>
        <Button size="large" type="submit" form={formId} variant="contained">
          {km.limits.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
