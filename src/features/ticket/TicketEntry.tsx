import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { mostLines } from '../../config/bettingRules';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import { letterOfKey } from '../../platform/letterOfKey';
import { FormField } from '../../ui/fields/FormField';
import { useHasKeyboard } from '../../ui/fields/useHasKeyboard';
import { selectRoundId } from '../game/gameSelectors';
import { selectTypedAmount } from './ticketDialogSelectors';
import { selectCanAddToTicket, selectIsTicketFull } from './ticketSelectors';
import { selectEntry, ticketEvents } from './ticketSlice';
import { addTypedNumbers } from './ticketThunks';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 10,
  // As high as the field.
  '& > button': { minHeight: 56 },
});

/**
 * The field for several numbers. Enter or the button make them lines with the amount that it names; what can't
 * be read stays in it.
 */
export function TicketEntry({ takesFocus }: { takesFocus: boolean }) {
  const dispatch = useAppDispatch();
  const roundId = useAppSelector(selectRoundId);
  const canAdd = useAppSelector(selectCanAddToTicket);
  const isFull = useAppSelector(selectIsTicketFull);
  const { text, isUnread } = useAppSelector(selectEntry);
  const amount = useAppSelector(selectTypedAmount);
  const hasKeyboard = useHasKeyboard();
  const add = () => {
    if (canAdd && roundId !== null) dispatch(addTypedNumbers(roundId));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, nativeEvent } = event;
    if (key === 'Enter' && !nativeEvent.isComposing) {
      event.preventDefault();
      if (!event.repeat) add();
    }
    // T opens the ticket: held, or pressed twice, it is no text.
    if (letterOfKey(nativeEvent) === 't' && !ctrlKey && !altKey && !metaKey) event.preventDefault();
  };
  const hint = amount === null ? km.ticket.entryHint : km.ticket.entryAmount(formatAmount(amount));
  const helperText = isFull ? km.ticket.full(formatAmount(mostLines)) : hint;
  return (
    <Row>
      <FormField
        label={km.ticket.entry}
        placeholder={km.ticket.entryExample}
        value={text}
        // The error says what the hint says.
        {...(isUnread ? { errorText: km.ticket.entryUnread } : { helperText })}
        onChange={({ target }) => dispatch(ticketEvents.entryEdited({ text: target.value }))}
        onKeyDown={onKeyDown}
        // A pasted list may have a number in each row.
        multiline
        disableInjectingGlobalStyles
        maxRows={3}
        autoComplete="off"
        autoFocus={takesFocus && hasKeyboard}
      />
      <Button variant="outlined" disabled={!canAdd || roundId === null} onClick={add}>
        {km.ticket.addEntry}
      </Button>
    </Row>
  );
}
