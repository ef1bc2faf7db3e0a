import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { km } from '../../i18n/km';
import { renderInTheme } from '../../testing/renderInTheme';
import { BetSlipForm } from './BetSlipForm';
import type { BetSlipFormProps } from './BetSlipForm';
import type { Stake } from './betsApi';

const problem = 'Amount Must be greater than 0';

/** The form over a slip of its own, as the store would hold it. */
function Slip({ slip: initial, ...props }: BetSlipFormProps) {
  const [slip, setSlip] = useState(initial);
  return (
    <BetSlipForm
      {...props}
      slip={slip}
      onAmountChange={(entry) =>
        setSlip(({ rejectedText: _, ...before }) => ({ ...before, ...entry, isTouched: true }))
      }
      onAmountLeave={() => setSlip((before) => ({ ...before, isTouched: true }))}
      onTry={() => setSlip((before) => ({ ...before, isTouched: true }))}
      onMoveToRound={(roundId) => setSlip((before) => ({ ...before, roundId }))}
    />
  );
}

/** Shows something, and waits for the form to have checked what it shows. */
const shown = (show: () => void) =>
  act(async () => {
    show();
    await Promise.resolve();
  });

async function setUp(changed: Partial<BetSlipFormProps> = {}) {
  const stakes: Stake[] = [];
  const props: BetSlipFormProps = {
    slip: { roundId: 50, number: '07', amount: 0, isTouched: false, receiptId: null },
    currentRoundId: 50,
    isOpen: true,
    isSending: false,
    isOtherChecked: false,
    limits: { minBet: 1000, maxBet: 50_000 },
    areLimitsKnown: true,
    balance: 1_000_000,
    odds: 90,
    onAmountChange: () => undefined,
    onAmountLeave: () => undefined,
    onTry: () => undefined,
    onMoveToRound: () => undefined,
    onSubmit: (stake) => void stakes.push(stake),
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
      name: changed.isOpen === false ? km.betModal.closed : km.betModal.submit,
    }),
    change: (next: Partial<BetSlipFormProps>) =>
      shown(() => rerender(<Slip {...props} {...next} />)),
  };
}

describe('the amount', () => {
  it('begins at 0 without a complaint', async () => {
    const { amount } = await setUp();
    expect(amount).toHaveValue('0');
    expect(screen.queryByText(problem)).toBeNull();
  });

  it('grows with each press of a chip', async () => {
    const { user, chip, amount, stakes, submit } = await setUp();
    await user.dblClick(chip('1,000'));
    await user.click(chip('50,000'));
    expect(amount).toHaveValue('52,000');
    await user.keyboard('{Alt>}[Digit2]{/Alt}');
    expect(amount).toHaveValue('57,000');
    await user.click(submit);
    await screen.findByText(km.betModal.aboveMaximum('50,000'));
    expect(stakes).toEqual([{ roundId: 50, number: '07', amount: 57_000 }]);
  });

  it('takes the place of the 0 and shows commas', async () => {
    const { user, amount } = await setUp();
    await user.type(amount, '12500');
    expect(amount).toHaveValue('12,500');
  });

  it.each(['1000.00', '1000.50', '1e15', '1000 2000'])(
    'stays %p where that was typed, with words, and is not sent',
    async (text) => {
      const { user, amount, stakes } = await setUp();
      await user.clear(amount);
      await user.type(amount, `${text}{Enter}`);
      expect(amount).toHaveValue(text);
      expect(await screen.findByText(km.betModal.amountNotWhole)).toBeVisible();
      expect(stakes).toEqual([]);
    },
  );

  it('is not sent where a negative one was typed', async () => {
    const { user, amount, stakes } = await setUp();
    await user.clear(amount);
    await user.type(amount, '-5000{Enter}');
    expect(amount).toHaveValue('-5000');
    expect(await screen.findByText(problem)).toBeVisible();
    expect(stakes).toEqual([]);
  });

  it('takes Khmer digits, typed and pasted', async () => {
    const { user, amount } = await setUp();
    await user.clear(amount);
    await user.type(amount, '\u17e1\u17e2');
    expect(amount).toHaveValue('12');
    await user.paste('\u17e3,\u17e4\u17e5\u17e6\n');
    expect(amount).toHaveValue('123,456');
  });

  it.each([
    ['1,000.50', '1,000.50'],
    ['10000\n20000', '10000 20000'],
    ['1,5', '1,5'],
  ])('pasted as %p is refused with words', async (pasted, shownText) => {
    const { user, amount, stakes } = await setUp();
    await user.tripleClick(amount);
    await user.paste(pasted);
    await user.keyboard('{Enter}');
    expect(amount).toHaveValue(shownText);
    expect(await screen.findByText(km.betModal.amountNotWhole)).toBeVisible();
    expect(stakes).toEqual([]);
  });

  it('has at most twelve digits, with chips too', async () => {
    const { user, amount, chip, stakes } = await setUp({ balance: null });
    await user.type(amount, '999999999999');
    await user.click(chip('1,000'));
    expect(amount).toHaveValue('999,999,999,999');
    await user.type(amount, '9{Enter}');
    expect(await screen.findByText(km.betModal.aboveMaximum('999,999,999,999'))).toBeVisible();
    expect(stakes).toEqual([]);
  });

  it('is not changed by a chip while it can’t be read', async () => {
    const { user, amount, chip } = await setUp();
    await user.clear(amount);
    await user.type(amount, '1000.5');
    await user.click(chip('5,000'));
    expect(amount).toHaveValue('1000.5');
    await user.type(amount, '{Backspace}{Backspace}');
    await user.click(chip('5,000'));
    expect(amount).toHaveValue('6,000');
  });

  it('is complained about once the focus has left it', async () => {
    const { user, amount } = await setUp();
    expect(amount).toHaveFocus();
    expect(screen.queryByText(problem)).toBeNull();
    await user.tab();
    expect(await screen.findByText(problem)).toBeVisible();
  });

  it('keeps the focus while a chip is clicked, so that Enter sends and adds no second chip', async () => {
    const { user, amount, chip, stakes } = await setUp();
    await user.click(chip('1,000'));
    expect(amount).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(amount).toHaveValue('1,000');
    await waitFor(() => expect(stakes).toEqual([{ roundId: 50, number: '07', amount: 1000 }]));
  });

  it('grows by one chip while Alt and its digit are held', async () => {
    const { user, amount } = await setUp();
    await user.keyboard('{Alt>}[Digit1>3/]{/Alt}');
    expect(amount).toHaveValue('1,000');
  });

  it('can be emptied, which is complained about once it was touched', async () => {
    const { user, amount, submit, stakes } = await setUp();
    await user.clear(amount);
    expect(amount).toHaveValue('');
    expect(await screen.findByText(problem)).toBeVisible();
    await user.click(submit);
    expect(stakes).toEqual([]);
  });

  it('of 0 is complained about on submit and not sent', async () => {
    const { user, submit, stakes, chip } = await setUp();
    await user.click(submit);
    expect(await screen.findByText(problem)).toBeVisible();
    expect(stakes).toEqual([]);
    await user.click(chip('1,000'));
    expect(screen.queryByText(problem)).toBeNull();
  });

  it('shows the possible prize', async () => {
    const { user, chip } = await setUp();
    await user.click(chip('5,000'));
    expect(screen.getByText(/450,000/)).toBeVisible();
  });
});

describe('a warning', () => {
  it.each([
    [
      'below the minimum',
      { limits: { minBet: 5000, maxBet: 0 } },
      km.betModal.belowMinimum('5,000'),
    ],
    ['above the maximum', { limits: { minBet: 0, maxBet: 500 } }, km.betModal.aboveMaximum('500')],
    ['above the balance', { balance: 999 }, km.betModal.balanceNotEnough],
  ])('of a stake %s stands beside the hint and does not block', async (_, changed, text) => {
    const { user, chip, submit, stakes } = await setUp(changed);
    await user.click(chip('1,000'));
    expect(screen.getByText(text)).toBeVisible();
    await user.click(submit);
    expect(stakes).toEqual([{ roundId: 50, number: '07', amount: 1000 }]);
  });
});

describe('the submit', () => {
  it('is disabled and reads closed once betting is closed', async () => {
    const { change, submit } = await setUp();
    await change({ isOpen: false });
    expect(submit).toBeDisabled();
    expect(submit).toHaveTextContent(km.betModal.closed);
  });

  it('sends nothing by Enter while betting is closed', async () => {
    const { user, amount, stakes } = await setUp({ isOpen: false });
    await user.type(amount, '1000{Enter}');
    expect(stakes).toEqual([]);
  });

  it('is blocked by another round until the player moves to it', async () => {
    const { user, chip, change, submit, stakes, amount } = await setUp();
    await user.click(chip('1,000'));
    await change({ currentRoundId: 51 });
    expect(submit).toBeDisabled();
    await user.type(amount, '{Enter}');
    expect(stakes).toEqual([]);
    await user.click(screen.getByRole('button', { name: km.betModal.moveToRound(51) }));
    await user.click(submit);
    expect(stakes).toEqual([{ roundId: 51, number: '07', amount: 1000 }]);
  });

  it('waits while another stake is being checked, and says so', async () => {
    const { user, chip, change, submit, stakes, amount } = await setUp();
    await user.click(chip('1,000'));
    await change({ isOtherChecked: true });
    expect(submit).toBeDisabled();
    expect(screen.getByText(km.receipt.waitForCheck)).toBeVisible();
    await user.type(amount, '{Enter}');
    expect(stakes).toEqual([]);
  });

  it('takes no press while a stake is being sent', async () => {
    const { user, chip, change, submit, stakes } = await setUp();
    await user.click(chip('1,000'));
    await change({ isSending: true });
    await user.click(submit);
    expect(submit).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText(km.receipt.sending)).toBeVisible();
    expect(stakes).toEqual([]);
  });
});

describe('the slip', () => {
  it('names its number, type, round and limits', async () => {
    await setUp();
    expect(screen.getByText('#50')).toBeVisible();
    expect(screen.getByText('2D')).toBeVisible();
    expect(screen.getByText('1,000 - 50,000')).toBeVisible();
  });

  it('says that the limits are not known, not 0 - 0, where the server did not tell them', async () => {
    await setUp({ limits: { minBet: 0, maxBet: 0 }, areLimitsKnown: false });
    expect(screen.getByText(km.betModal.limitsUnknown)).toBeVisible();
    expect(screen.queryByText(/0 - 0/)).toBeNull();
  });
});
