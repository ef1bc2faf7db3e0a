import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useFormik } from 'formik';
import { useContext, useRef } from 'react';
import { mostLines } from '../../../config/bettingRules';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { km } from '../../../i18n/km';
import { ReplayContext } from '../../../platform/ReplayContext';
import { betTypeOf } from '../../../domain/drawnNumber';
import { formatAmount } from '../../../domain/money';
import { SpinnerButton } from '../../../ui/buttons';
import { ChipRow } from '../../../ui/chips/ChipRow';
import { Money } from '../../../ui/money';
import { VisuallyHidden } from '../../../ui/text';
import {
  selectBetLimit,
  selectIsBetLimitKnown,
  selectOdds,
  selectRoundId,
} from '../../game/gameSelectors';
import { selectBalance } from '../../session/sessionSlice';
import type { Stake } from '../../../domain/bet';
import { betsEvents, selectIsSending } from '../betsSlice';
import type { BetSlip } from '../betsState';
import { useBlockReasons } from '../blockReasons';
import { AmountField } from './AmountField';
import { Entry, FigureRow, SlipForm, SlipHead } from './slipParts';
import { amountSchema, stakeWarning } from './amountSchema';
import { amountTextOf, amountWithChip, readAmount } from '../../../domain/amountText';
import { useChipKeys, useGuardedEnter, useTicketKey } from './useSlipKeys';

/** The ticket as the slip shows it. */
export interface SlipLine {
  canAdd: boolean;
  /** The ticket has a line for the slip's number. */
  isInTicket: boolean;
  add(stake: Stake): void;
}

/** The bet modal's content (specification section 2): number, type, round, amount, chips, hint. */
export function BetSlipForm({ slip, line }: { slip: BetSlip; line: SlipLine }) {
  const dispatch = useAppDispatch();
  const currentRoundId = useAppSelector(selectRoundId);
  const blockReasons = useBlockReasons(slip);
  const isSending = useAppSelector(selectIsSending);
  const limits = useAppSelector(selectBetLimit);
  const areLimitsKnown = useAppSelector(selectIsBetLimitKnown);
  const balance = useAppSelector(selectBalance);
  const odds = useAppSelector(selectOdds);
  const { canAdd, isInTicket } = line;
  const type = betTypeOf(slip.number);

  const formik = useFormik({
    initialValues: { amount: amountTextOf(slip) },
    // The store mirrors the amount, and only a replay reads the mirror back.
    enableReinitialize: useContext(ReplayContext),
    validationSchema: amountSchema,
    validateOnMount: true,
    onSubmit: (values) => {
      const { amount } = readAmount(values.amount);
      if (blockReasons.length > 0 || amount === null) return;
      dispatch(betsEvents.betSubmitted({ roundId: slip.roundId, number: slip.number, amount }));
    },
  });
  const { amount: text } = formik.values;
  const { amount } = readAmount(text);
  const change = (next: string) => {
    dispatch(betsEvents.slipAmountChanged(readAmount(next)));
    void formik.setFieldValue('amount', next);
  };
  const leave = (event: React.FocusEvent) => {
    if (!slip.isTouched) dispatch(betsEvents.slipAmountLeft());
    formik.handleBlur(event);
  };
  /** The first press shows the error of the amount. */
  const tryAmount = () => {
    if (!slip.isTouched) dispatch(betsEvents.submitTried());
  };
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    tryAmount();
    formik.handleSubmit(event);
  };
  const addLine = () => {
    if (isSending || !canAdd) return;
    tryAmount();
    if (amount === null || !amountSchema.isValidSync(formik.values)) return;
    line.add({ roundId: slip.roundId, number: slip.number, amount });
  };
  useTicketKey(addLine);
  const addChip = useChipKeys((chip) => {
    const sum = amountWithChip(text, chip);
    if (sum !== null) change(String(sum));
  });

  const guardEnter = useGuardedEnter();
  const field = useRef<HTMLInputElement>(null);
  // Chips take no focus, so that Enter after a click on a chip submits the bet.
  const focusAmount = ({ pointerType }: React.PointerEvent) => {
    if (pointerType === 'mouse') field.current?.focus();
  };
  const isHeldBack = !isSending && blockReasons.includes('beingChecked');
  const risk = stakeWarning(amount, { ...limits, balance });
  const hint = areLimitsKnown
    ? km.betModal.limitsHint(formatAmount(limits.minBet), formatAmount(limits.maxBet))
    : km.betModal.limitsUnknown;
  return (
    <SlipForm noValidate onSubmit={submit} onKeyDown={guardEnter}>
      <DialogContent>
        <SlipHead slip={slip} />

        {currentRoundId !== null && blockReasons.includes('otherRound') && (
          <Alert
            severity="warning"
            action={
              <Button
                color="inherit"
                onClick={() => dispatch(betsEvents.slipMovedToRound({ roundId: currentRoundId }))}
                disabled={isSending}
              >
                {km.betModal.moveToRound(currentRoundId)}
              </Button>
            }
          >
            {km.betModal.newRoundBegan}
          </Alert>
        )}

        <Entry>
          <AmountField
            text={text}
            errorText={slip.isTouched ? formik.errors.amount : undefined}
            hint={
              balance === null ? hint : `${hint} · ${km.betModal.balance(formatAmount(balance))}`
            }
            inputRef={field}
            onChange={change}
            onBlur={leave}
          />
          <p role="status">{isHeldBack ? km.receipt.waitForCheck : risk}</p>
        </Entry>
        <div
          role="presentation"
          onPointerDown={focusAmount}
          onMouseDown={(event) => event.preventDefault()}
        >
          <ChipRow onPress={addChip} />
        </div>
        <FigureRow>
          {km.betModal.possiblePrize}
          <Money amount={type === null ? 0 : (amount ?? 0) * odds[type]} />
        </FigureRow>
        <VisuallyHidden role="status">{isSending && km.receipt.sending}</VisuallyHidden>
      </DialogContent>
      <DialogActions>
        <Button size="large" onClick={() => dispatch(betsEvents.slipClosed())} disabled={isSending}>
          {km.keypad.close}
        </Button>
        <SpinnerButton
          type="submit"
          size="large"
          // The server decides, and the player has been told: the press is possible, but not inviting.
          {...(risk !== null && { variant: 'outlined', color: 'warning' })}
          busy={isSending}
          disabled={blockReasons.length > 0}
          keepsFocus
          data-control="slip"
        >
          {submitText(blockReasons.includes('closed'), risk !== null)}
        </SpinnerButton>
        <SpinnerButton
          variant="outlined"
          sx={{ gridColumn: '1 / -1', '& kbd': { position: 'absolute', right: 12 } }}
          busy={false}
          onClick={addLine}
          disabled={isSending || !canAdd}
          keepsFocus
          data-control="addToTicket"
        >
          <span>
            {!canAdd && km.ticket.full(formatAmount(mostLines))}
            {canAdd && (isInTicket ? km.ticket.addAgain(slip.number) : km.ticket.add)}
          </span>
          <kbd aria-hidden="true">{km.ticket.addHint}</kbd>
        </SpinnerButton>
      </DialogActions>
    </SlipForm>
  );
}

function submitText(isClosed: boolean, isRisky: boolean): string {
  if (isClosed) return km.betModal.closed;
  return isRisky ? km.betModal.submitAnyway : km.betModal.submit;
}
