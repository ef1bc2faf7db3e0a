import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useFormik } from 'formik';
import { useContext } from 'react';
import type { KeyboardEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { ReplayContext } from '../../platform/ReplayContext';
import { ChipRow } from '../../ui/chips/ChipRow';
import { AmountField } from '../bets/slip/AmountField';
import { amountSchema } from '../bets/slip/amountSchema';
import { amountWithChip, readAmount } from '../../domain/amountText';
import { selectSlip } from '../bets/betsSlice';
import { useChipKeys } from '../bets/slip/useSlipKeys';
import { selectSendableLines } from './ticketSelectors';
import { ticketEvents } from './ticketSlice';
import type { AmountEdit } from './ticketState';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
});

const Buttons = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 8 });

/** The new amount of one line, or of all that are not placed. */
export function TicketAmountForm({ edit }: { edit: AmountEdit }) {
  const dispatch = useAppDispatch();
  const { lineId } = edit;
  const lines = useAppSelector(selectSendableLines);
  const chosen = lineId === null ? lines : lines.filter(({ id }) => id === lineId);
  const end = () => dispatch(ticketEvents.amountEditEnded());
  const formik = useFormik({
    initialValues: { amount: edit.text },
    // The store mirrors the amount, and only a replay reads the mirror back.
    enableReinitialize: useContext(ReplayContext),
    validationSchema: amountSchema,
    validateOnBlur: false,
    onSubmit: (values) => {
      const { amount } = readAmount(values.amount);
      const lineIds = chosen.map(({ id }) => id);
      if (amount !== null) dispatch(ticketEvents.amountChosen({ lineIds, amount }));
    },
  });
  const { amount: text } = formik.values;
  const change = (next: string) => {
    dispatch(ticketEvents.amountEdited({ lineId, text: next }));
    void formik.setFieldValue('amount', next);
  };
  // The chips of an open slip have the same keys.
  const isSlipOpen = useAppSelector(selectSlip) !== null;
  const addChip = useChipKeys((chip) => {
    const sum = isSlipOpen ? null : amountWithChip(text, chip);
    if (sum !== null) change(String(sum));
  });
  const endOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The dialog stays open.
    event.stopPropagation();
    end();
  };
  const [first] = chosen;
  return (
    <Form
      noValidate
      aria-labelledby="ticket-amount"
      onSubmit={formik.handleSubmit}
      onKeyDown={endOnEscape}
    >
      <span id="ticket-amount">
        {lineId === null || !first ? km.ticket.amountOfAll : km.ticket.amountOf(first.number)}
      </span>
      <AmountField
        text={text}
        errorText={formik.submitCount > 0 ? formik.errors.amount : undefined}
        onChange={change}
        onBlur={formik.handleBlur}
      />
      <ChipRow onPress={addChip} />
      <Buttons>
        <Button onClick={end}>{km.keypad.close}</Button>
        <Button type="submit" variant="contained">
          {km.common.confirm}
        </Button>
      </Buttons>
    </Form>
  );
}
