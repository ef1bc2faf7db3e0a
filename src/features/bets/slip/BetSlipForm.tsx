import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormik } from 'formik';
import { useContext, useRef } from 'react';
import type { ReactNode } from 'react';
import { mostLines } from '../../../config/bettingRules';
import { km } from '../../../i18n/km';
import { ReplayContext } from '../../../platform/ReplayContext';
import { formatAmount } from '../../../domain/money';
import { SpinnerButton } from '../../../ui/buttons';
import { ChipRow } from '../../../ui/chips/ChipRow';
import { Money } from '../../../ui/money';
import { Figures, VisuallyHidden } from '../../../ui/text';
import { AmountField } from './AmountField';
import { AmountTools } from './AmountTools';
import { FigureRow, Hints, SlipActions, SlipForm, SlipHead } from './slipParts';
import { amountSchema, stakeWarning } from './amountSchema';
import type { BlockReason } from '../betBlocks';
import { amountTextOf, amountWithChip, readAmount } from './amountText';
import type { AmountEntry } from './amountText';
import type { Stake } from '../betsApi';
import type { BetSlip } from '../betsState';
import { useChipKeys, useGuardedEnter, useTicketKey } from './useSlipKeys';

export interface BetSlipFormProps {
  slip: BetSlip;
  /** What is known of the stake that was sent from this slip, above the form. */
  receipt?: ReactNode;
  currentRoundId: number | null;
  /** Why the slip's stake may not be sent now; submit is disabled. */
  blocks: readonly BlockReason[];
  isSending: boolean;
  limits: { minBet: number; maxBet: number };
  /** Whether the server has sent the limits; the hint shows none before. */
  areLimitsKnown: boolean;
  balance: number | null;
  /** Why the amount is beyond a limit that the player has set; null if it is not. */
  ownLimitWarning: string | null;
  /** How many times the stake the slip's type pays. */
  odds: number;
  /** The amount of the newest bet of this type, in riel; null without one. */
  lastAmount: number | null;
  onAmountChange(entry: AmountEntry & { isChip?: true }): void;
  onChipUndo(): void;
  /** The focus left the amount before it was changed. */
  onAmountLeave(): void;
  /** Submit was pressed before the amount was changed. */
  onTry(): void;
  onMoveToRound(roundId: number): void;
  onSubmit(stake: Stake): void;
  /** The stake joins the ticket instead of being sent. Absent if the ticket can't take it. */
  onAddToTicket?: ((stake: Stake) => void) | undefined;
  /** The ticket has a line with this number, so adding it says so. */
  isInTicket: boolean;
  onCancel(): void;
}

/** The bet modal's content (specification section 2): number, type, round, amount, chips, hint. */
export function BetSlipForm(props: BetSlipFormProps) {
  const { slip, currentRoundId, blocks, isSending } = props;
  const { limits, balance, odds } = props;

  const formik = useFormik({
    initialValues: { amount: amountTextOf(slip) },
    // The store mirrors the amount, and only a replay reads the mirror back.
    enableReinitialize: useContext(ReplayContext),
    validationSchema: amountSchema,
    validateOnMount: true,
    onSubmit: (values) => {
      const { amount } = readAmount(values.amount);
      if (blocks.length > 0 || amount === null) return;
      props.onSubmit({ roundId: slip.roundId, number: slip.number, amount });
    },
  });
  const { amount: text } = formik.values;
  const { amount } = readAmount(text);
  const change = (next: string) => {
    props.onAmountChange(readAmount(next));
    void formik.setFieldValue('amount', next);
  };
  const changeByChip = (next: number) => {
    props.onAmountChange({ amount: next, isChip: true });
    void formik.setFieldValue('amount', String(next));
  };
  const leave = (event: React.FocusEvent) => {
    if (!slip.isTouched) props.onAmountLeave();
    formik.handleBlur(event);
  };
  /** The first press shows the error of the amount. */
  const tryAmount = () => {
    if (!slip.isTouched) props.onTry();
  };
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    tryAmount();
    formik.handleSubmit(event);
  };
  const addToTicket = () => {
    if (isSending || !props.onAddToTicket) return;
    tryAmount();
    if (amount === null || !amountSchema.isValidSync(formik.values)) return;
    props.onAddToTicket({ roundId: slip.roundId, number: slip.number, amount });
  };
  useTicketKey(addToTicket);
  const addChip = (chip: number) => {
    const sum = amountWithChip(text, chip);
    if (sum !== null) changeByChip(sum);
  };
  const setLastAmount = () => {
    const { lastAmount } = props;
    if (lastAmount !== null && lastAmount !== amount) changeByChip(lastAmount);
  };
  const beforeChip = slip.beforeChips?.at(-1);
  const undoChip = () => {
    if (beforeChip === undefined) return;
    props.onChipUndo();
    void formik.setFieldValue('amount', amountTextOf(beforeChip));
  };
  useChipKeys({ add: addChip, setLast: setLastAmount, undo: undoChip });

  const guardEnter = useGuardedEnter();
  const field = useRef<HTMLInputElement>(null);
  // Chips take no focus, so that Enter after a click on a chip submits the bet.
  const focusAmount = ({ pointerType }: React.PointerEvent) => {
    if (pointerType === 'mouse') field.current?.focus();
  };
  const warning = props.ownLimitWarning ?? stakeWarning(amount, { ...limits, balance });
  return (
    <SlipForm noValidate onSubmit={submit} onKeyDown={guardEnter}>
      <SlipHead titleId="slip-title" roundId={slip.roundId} number={slip.number} />

      {props.receipt}

      {currentRoundId !== null && blocks.includes('otherRound') && (
        <Alert
          severity="warning"
          action={
            <Button
              color="inherit"
              onClick={() => props.onMoveToRound(currentRoundId)}
              disabled={isSending}
            >
              {km.betModal.moveToRound(currentRoundId)}
            </Button>
          }
        >
          {km.betModal.newRoundBegan}
        </Alert>
      )}

      {blocks.includes('beingChecked') && <Alert severity="info">{km.receipt.waitForCheck}</Alert>}

      <AmountField
        text={text}
        errorText={slip.isTouched ? formik.errors.amount : undefined}
        inputRef={field}
        onChange={change}
        onBlur={leave}
      />
      <Hints>
        <Figures>
          {props.areLimitsKnown
            ? km.betModal.limits(formatAmount(limits.minBet), formatAmount(limits.maxBet))
            : km.betModal.limitsUnknown}
        </Figures>
        <span role="status">{warning}</span>
      </Hints>
      <div
        role="presentation"
        onPointerDown={focusAmount}
        onMouseDown={(event) => event.preventDefault()}
      >
        <ChipRow onAdd={addChip} />
        <AmountTools
          lastAmount={props.lastAmount}
          canUndo={beforeChip !== undefined}
          onSetLast={setLastAmount}
          onUndo={undoChip}
        />
      </div>
      <FigureRow>
        {km.betModal.possiblePrize}
        <Money amount={(amount ?? 0) * odds} />
      </FigureRow>
      <VisuallyHidden role="status">{isSending && km.receipt.sending}</VisuallyHidden>
      <SlipActions>
        <Button size="large" onClick={props.onCancel} disabled={isSending}>
          {km.common.cancel}
        </Button>
        <SpinnerButton
          type="submit"
          size="large"
          busy={isSending}
          disabled={blocks.length > 0}
          keepsFocus
          data-control="slip"
        >
          {blocks.includes('closed') ? km.betModal.closed : km.betModal.submit}
        </SpinnerButton>
        <SpinnerButton
          data-part="ticket"
          variant="outlined"
          busy={false}
          onClick={addToTicket}
          disabled={isSending || props.onAddToTicket === undefined}
          keepsFocus
          data-control="addToTicket"
        >
          <span>{ticketText(props)}</span>
          <kbd aria-hidden="true">{km.ticket.addHint}</kbd>
        </SpinnerButton>
      </SlipActions>
    </SlipForm>
  );
}

function ticketText({ slip, isInTicket, onAddToTicket }: BetSlipFormProps): string {
  if (onAddToTicket === undefined) return km.ticket.full(formatAmount(mostLines));
  return isInTicket ? km.ticket.addAgain(slip.number) : km.ticket.add;
}
