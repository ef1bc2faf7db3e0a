import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useFormik } from 'formik';
import { useContext } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { km } from '../../../i18n/km';
import { ClockContext } from '../../../platform/ClockContext';
import { ReplayContext } from '../../../platform/ReplayContext';
import { formatAmount } from '../../../domain/money';
import { LimitField } from './LimitField';
import { PauseChoice } from './PauseChoice';
import { limitAt } from './limits';
import { selectServerNow } from './limitSelectors';
import { limitOf, limitsSchema } from './limitsSchema';
import { limitsEvents, selectLimitsDialog } from './limitsSlice';
import type { LimitsDraft } from './limitsSlice';

const rows = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } as const;

const Content = styled(DialogContent)(rows);

const Form = styled('form')(rows);

/** The line says that more may be above it: on a phone the content scrolls. */
const Actions = styled(DialogActions)(({ theme: { vars } }) => ({
  padding: '12px 24px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
}));

const formId = 'own-limits';

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
          <LimitField
            name="stake"
            label={km.limits.stake}
            text={values.stake}
            errorText={errors.stake}
            limit={limitAt(limits.stake, time)}
            onChange={(text) => edit('stake', text)}
            onWithdraw={(amount) => {
              dispatch(limitsEvents.raiseWithdrawn());
              void formik.setFieldValue('stake', amount === null ? '' : formatAmount(amount));
            }}
          />
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
