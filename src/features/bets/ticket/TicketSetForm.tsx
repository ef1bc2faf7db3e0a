import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { km } from '../../../i18n/km';
import { formatAmount } from '../../../domain/money';
import { FormField } from '../../../ui/fields/FormField';
import { useHasKeyboard } from '../../../ui/fields/useHasKeyboard';
import { CloseIcon } from '../../../ui/icons/icons';
import { selectTicketNumbers } from './ticketSelectors';
import { selectSets, ticketEvents } from './ticketSlice';
import type { NumberSetForm } from './ticketState';
import { longestSetName, mostSets } from './ticketStorage';

const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });

const Sets = styled('ul')({
  margin: 0,
  padding: 0,
  maxHeight: '30vh',
  overflowY: 'auto',
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    overflowWrap: 'anywhere',
  },
});

const Buttons = styled('div')({ display: 'flex', justifyContent: 'flex-end', gap: 8 });

/** Names the numbers of the ticket, and removes earlier sets. */
export function TicketSetForm({ form }: { form: NumberSetForm }) {
  const dispatch = useAppDispatch();
  const sets = useAppSelector(selectSets);
  const numbers = [...useAppSelector(selectTicketNumbers)];
  const hasKeyboard = useHasKeyboard();
  const name = form.name.trim();
  const isReplaced = sets.some((set) => set.name === name);
  const isFull = !isReplaced && sets.length >= mostSets;
  const canSave = name !== '' && numbers.length > 0 && !isFull;
  const end = () => dispatch(ticketEvents.setFormClosed());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (canSave) dispatch(ticketEvents.setSubmitted({ name, numbers }));
  };
  const endOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // What it stands in stays open.
    event.stopPropagation();
    end();
  };
  const error = isFull ? km.ticket.setsFull(formatAmount(mostSets)) : undefined;
  return (
    <Form noValidate aria-label={km.ticket.nameSet} onSubmit={submit} onKeyDown={endOnEscape}>
      {sets.length > 0 && (
        <Sets aria-label={km.ticket.sets}>
          {sets.map((set) => (
            <li key={set.name}>
              {km.ticket.setOf(set.name, formatAmount(set.numbers.length))}
              <IconButton
                aria-label={km.ticket.removeSet(set.name)}
                onClick={() => dispatch(ticketEvents.setRemoved({ name: set.name }))}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            </li>
          ))}
        </Sets>
      )}
      <FormField
        label={km.ticket.setName}
        value={form.name}
        errorText={form.isUnkept ? km.ticket.setNotKept : error}
        helperText={isReplaced ? km.ticket.setReplaced : numbers.join(' ') || ' '}
        onChange={({ target }) => dispatch(ticketEvents.setNamed({ name: target.value }))}
        slotProps={{ input: { maxLength: longestSetName } }}
        autoComplete="off"
        autoFocus={hasKeyboard}
      />
      <Buttons>
        <Button onClick={end}>{km.common.cancel}</Button>
        <Button type="submit" variant="contained" disabled={!canSave}>
          {km.ticket.saveSet}
        </Button>
      </Buttons>
    </Form>
  );
}
