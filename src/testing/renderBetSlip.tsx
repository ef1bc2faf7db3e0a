import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { BetSlipForm } from '../features/bets/slip/BetSlipForm';
import type { BetSlipFormProps } from '../features/bets/slip/BetSlipForm';
import type { Stake } from '../features/bets/betsApi';
import { km } from '../i18n/km';
import { renderInTheme } from './renderInTheme';

/** The form with its own slip, in place of the store. */
function Slip({ slip: initial, ...props }: BetSlipFormProps) {
  const [slip, setSlip] = useState(initial);
  return (
    <BetSlipForm
      {...props}
      slip={slip}
      onAmountChange={(entry) =>
        setSlip(({ rejectedText: _, ...before }) => ({ ...before, ...entry, isTouched: true }))
      }
      onChipUndo={() => setSlip((before) => ({ ...before, ...before.beforeChips?.at(-1) }))}
      onAmountLeave={() => setSlip((before) => ({ ...before, isTouched: true }))}
      onTry={() => setSlip((before) => ({ ...before, isTouched: true }))}
      onMoveToRound={(roundId) => setSlip((before) => ({ ...before, roundId }))}
    />
  );
}

/** Renders, and waits until the form has validated its values. */
const shown = (show: () => void) =>
  act(async () => {
    show();
    await Promise.resolve();
  });

/** Renders the bet slip alone; `stakes` are those that it submitted. */
export async function renderBetSlip(changed: Partial<BetSlipFormProps> = {}) {
  const stakes: Stake[] = [];
  const props: BetSlipFormProps = {
    slip: { roundId: 50, number: '07', amount: 0, isTouched: false, receiptId: null },
    currentRoundId: 50,
    blocks: [],
    isSending: false,
    limits: { minBet: 1000, maxBet: 50_000 },
    areLimitsKnown: true,
    balance: 1_000_000,
    ownLimitWarning: null,
    odds: 90,
    lastAmount: null,
    onChipUndo: () => undefined,
    onAmountChange: () => undefined,
    onAmountLeave: () => undefined,
    onTry: () => undefined,
    onMoveToRound: () => undefined,
    onSubmit: (stake) => void stakes.push(stake),
    isInTicket: false,
    onCancel: () => undefined,
    ...changed,
  };
  let rerender: (ui: React.ReactElement) => void = () => undefined;
  await shown(() => {
    ({ rerender } = renderInTheme(<Slip {...props} />));
  });
  const chip = (amount: string) =>
    screen.getByRole('button', { name: km.betModal.addChip(amount) });
  return {
    user: userEvent.setup(),
    stakes,
    chip,
    amount: screen.getByLabelText(km.betModal.amount),
    submit: screen.getByRole('button', {
      name: changed.blocks?.includes('closed') ? km.betModal.closed : km.betModal.submit,
    }),
    change: (next: Partial<BetSlipFormProps>) =>
      shown(() => rerender(<Slip {...props} {...next} />)),
  };
}
