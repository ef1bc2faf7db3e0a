import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useFormik } from 'formik';
import { useContext } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { km } from '../../i18n/km';
import { ClockContext } from '../../lib/ClockContext';
import { ReplayContext } from '../../lib/ReplayContext';
import { formatAmount } from '../../lib/money';
import { Money } from '../../ui/money';
import { LimitField } from './LimitField';
import { PauseChoice } from './PauseChoice';
import { limitAt } from './limits';
import { selectDayLoss, selectServerNow } from './limitSelectors';
import { limitOf, limitsSchema } from './limitsSchema';
import { limitsEvents, selectLimitsDialog } from './limitsSlice';
import type { LimitsDraft } from './limitsSlice';

const rows = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } as const;

const Content = styled(DialogContent)(rows);

const Form = styled('form')(rows);

const Loss = styled('p')(({ theme: { vars } }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  margin: 0,
  color: vars.palette.text.secondary,
}));

/** The line says that more may be above it: on a phone the content scrolls. */
const Actions = styled(DialogActions)(({ theme: { vars } }) => ({
  padding: '12px 24px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
}));

const formId = 'own-limits';

/** The player's own limits: the most for a bet, the most that a day may cost, and a pause. */
export default function OwnLimitsDialog() {
  const dispatch = useAppDispatch();
  const isReplay = useContext(ReplayContext);
  const now = useContext(ClockContext)?.now() ?? 0;
  const { limits, draft, isSaved, isKept } = useAppSelector(selectLimitsDialog);
  const time = { now, serverNow: useAppSelector(selectServerNow) };
  const dayLoss = useAppSelector((state) => selectDayLoss(state, now));
  const formik = useFormik<LimitsDraft>({
    initialValues: draft,
    // The store mirrors the fields, and only a replay reads the mirror back.
    enableReinitialize: isReplay,
    validationSchema: limitsSchema,
    validateOnMount: true,
    onSubmit: ({ stake, dayLoss: loss, pause }, { setFieldValue }) => {
      dispatch(
        limitsEvents.submitted({
          stake: limitOf(stake),
          dayLoss: limitOf(loss),
          pause: pause === 'none' ? null : pause,
        }),
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
  const fieldOf = (name: 'stake' | 'dayLoss') => ({
    name,
    text: values[name],
    errorText: errors[name],
    limit: limitAt(limits[name], time),
    onChange: (text: string) => edit(name, text),
    onWithdraw: (amount: number | null) => {
      dispatch(limitsEvents.raiseWithdrawn({ of: name }));
      void formik.setFieldValue(name, amount === null ? '' : formatAmount(amount));
    },
  });
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
      <Content>
        <Alert severity="info">
          {km.limits.onlyHere} {km.limits.whenInForce}
        </Alert>
        <Form id={formId} noValidate onSubmit={formik.handleSubmit}>
          <LimitField label={km.limits.stake} {...fieldOf('stake')} />
          <LimitField label={km.limits.dayLoss} {...fieldOf('dayLoss')} />
          <Loss>
            <span>{km.limits.lossToday}</span>
            <Money amount={dayLoss === null ? null : Math.max(0, dayLoss)} />
          </Loss>
          <PauseChoice
            chosen={values.pause}
            pause={limits.pause}
            time={time}
            onChoose={(pause) => edit('pause', pause)}
          />
        </Form>
        <div role="status">
          {isSaved && (
            <Alert severity={isKept ? 'success' : 'warning'}>
              {isKept ? km.limits.saved : km.limits.notKept}
            </Alert>
          )}
        </div>
      </Content>
      <Actions>
        <Button size="large" onClick={close}>
          {km.keypad.close}
        </Button>
        <Button size="large" type="submit" form={formId} variant="contained">
          {km.limits.save}
        </Button>
      </Actions>
    </Dialog>
  );
}
