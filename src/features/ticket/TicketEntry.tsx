import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { mostLines } from '../../config/bettingRules';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import { letterOfKey } from '../../platform/letterOfKey';
import { ChipRow } from '../../ui/chips/ChipRow';
import { FormField } from '../../ui/fields/FormField';
import { useHasKeyboard } from '../../ui/fields/useHasKeyboard';
import { Money } from '../../ui/money';
import { VisuallyHidden } from '../../ui/text';
import { selectSlip } from '../bets/betsSlice';
import { useChipKeys } from '../bets/slip/useSlipKeys';
import { selectRoundId } from '../game/gameSelectors';
import { selectCanAddToTicket, selectEntryAmount, selectIsTicketFull } from './ticketSelectors';
import { selectEntry, selectTicket, ticketEvents } from './ticketSlice';
import { additionText } from './ticketTexts';
import { addTypedNumbers } from './ticketThunks';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 10,
  // As high as the field.
  '& > button': { minHeight: 56 },
});

/** The field for several numbers. Enter or the button make them lines; what can't be read stays in it. */
export function TicketEntry({ takesFocus }: { takesFocus: boolean }) {
  const dispatch = useAppDispatch();
  const roundId = useAppSelector(selectRoundId);
  const canAdd = useAppSelector(selectCanAddToTicket);
  const isFull = useAppSelector(selectIsTicketFull);
  const { text, isUnread } = useAppSelector(selectEntry);
  const addition = useAppSelector((state) => selectTicket(state).addition);
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
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { data } = nativeEvent as InputEvent;
    const caret = target.selectionStart ?? 0;
    // What a pad of digits has in place of a blank. On a keyboard it may belong to an amount, and stays.
    if (!hasKeyboard && (data === ',' || data === '.'))
      target.setRangeText(' ', caret - 1, caret, 'end');
    dispatch(ticketEvents.entryEdited({ text: target.value }));
  };
  const added = addition && additionText(addition);
  const hint = isFull ? km.ticket.full(formatAmount(mostLines)) : km.ticket.entryHint;
  return (
    <>
      <Row>
        <FormField
          label={km.ticket.entry}
          placeholder={km.ticket.entryExample}
          value={text}
          // The error says what the hint says.
          {...(isUnread ? { errorText: km.ticket.entryUnread } : { helperText: added ?? hint })}
          onChange={onChange}
          onKeyDown={onKeyDown}
          // A pasted list may have a number in each row.
          multiline
          disableInjectingGlobalStyles
          maxRows={3}
          autoComplete="off"
          autoFocus={takesFocus && hasKeyboard}
          // Digits with a point or a comma on iOS, where `numeric` has neither and no pad has a blank; Android's
          // pads have them too, not all of them a blank.
          slotProps={{ input: { inputMode: 'decimal' } }}
        />
        <Button variant="outlined" disabled={!canAdd || roundId === null} onClick={add}>
          {km.ticket.addEntry}
        </Button>
      </Row>
      <VisuallyHidden role="status">{added}</VisuallyHidden>
    </>
  );
}

const AmountRow = styled(Row)({
  gridTemplateColumns: 'auto minmax(0, 264px)',
  justifyContent: 'space-between',
  alignItems: 'center',
  '& > p > span': { display: 'block', fontWeight: 600 },
});

/** What each typed number costs, and the chips that choose it. Apart from the field, so that typing renders none. */
export function EntryAmount() {
  const dispatch = useAppDispatch();
  const amount = useAppSelector(selectEntryAmount);
  const isSlipOpen = useAppSelector(selectSlip) !== null;
  // The chips of an open slip have the same keys.
  const choose = useChipKeys((chip) => {
    if (!isSlipOpen) dispatch(ticketEvents.entryAmountChosen({ amount: chip }));
  });
  return (
    <AmountRow data-part="each">
      <p>
        {km.ticket.each} <Money amount={amount} />
      </p>
      {/* The field keeps the focus, so that typing goes on. */}
      <div role="presentation" onMouseDown={(event) => event.preventDefault()}>
        <ChipRow chosen={amount} onPress={choose} />
      </div>
    </AmountRow>
  );
}
