import { screen, waitFor } from '@testing-library/react';
import { km } from '../../../i18n/km';
import { renderBetSlip } from '../../../testing/renderBetSlip';

const problem = 'Amount Must be greater than 0';

describe('the amount', () => {
  it('[2.26] starts at 0 without an error', async () => {
    const { amount } = await renderBetSlip();
    expect(amount).toHaveValue('0');
    expect(screen.queryByText(problem)).toBeNull();
  });

  it('grows with each press of a chip', async () => {
    const { user, chip, amount, stakes, submit } = await renderBetSlip();
    await user.dblClick(chip('1,000'));
    await user.click(chip('50,000'));
    expect(amount).toHaveValue('52,000');
    await user.keyboard('{Alt>}[Digit2]{/Alt}');
    expect(amount).toHaveValue('57,000');
    await user.click(submit);
    await screen.findByText(km.betModal.aboveMaximum('50,000'));
    expect(stakes).toEqual([{ roundId: 50, number: '07', amount: 57_000 }]);
  });

  it('[2.29] replaces the 0 and shows commas', async () => {
    const { user, amount } = await renderBetSlip();
    await user.type(amount, '12500');
    expect(amount).toHaveValue('12,500');
  });

  it('[2.29] takes Khmer digits, typed and pasted', async () => {
    const { user, amount } = await renderBetSlip();
    await user.clear(amount);
    await user.type(amount, '\u17e1\u17e2');
    expect(amount).toHaveValue('12');
    await user.paste('\u17e3,\u17e4\u17e5\u17e6\n');
    expect(amount).toHaveValue('123,456');
    await user.tripleClick(amount);
    await user.paste('700');
    expect(amount).toHaveValue('700');
  });

  it('drops zeros that are typed before it, and keeps those whose first digit is being replaced', async () => {
    const { user, amount } = await renderBetSlip();
    await user.type(amount, '001000');
    expect(amount).toHaveValue('1,000');
    await user.keyboard('{Home}{Delete}');
    expect(amount).toHaveValue('000');
    await user.keyboard('{Home}5');
    expect(amount).toHaveValue('5,000');
  });

  it.each(['1000.50', '1000a', '1,5'])(
    'keeps the typed text %p, shows an error and is not sent',
    async (text) => {
      const { user, amount, stakes } = await renderBetSlip();
      await user.tripleClick(amount);
      await user.keyboard(text);
      await user.keyboard('{Enter}');
      expect(amount).toHaveValue(text);
      expect(await screen.findByText(km.betModal.amountNotWhole)).toBeVisible();
      expect(stakes).toEqual([]);
    },
  );

  it.each(['1,000.50', '10000\n20000', '1,5', '\u200b', '៛'])(
    'stays as it was when %j is pasted, and the app says so',
    async (text) => {
      const { user, amount, toasts } = await renderBetSlip();
      await user.type(amount, '700');
      await user.tripleClick(amount);
      await user.paste(text);
      expect(amount).toHaveValue('700');
      expect(toasts()).toMatchObject([{ kind: 'pasteUnread' }]);
    },
  );

  it('takes no notice of the space key of a Khmer keyboard', async () => {
    const { user, amount, stakes } = await renderBetSlip();
    await user.type(amount, '5000\u200b{Enter}');
    expect(amount).toHaveValue('5,000');
    expect(stakes).toEqual([{ roundId: 50, number: '07', amount: 5000 }]);
  });

  it('has at most twelve digits, with chips too', async () => {
    const { user, amount, chip, stakes } = await renderBetSlip({ balance: null });
    await user.type(amount, '999999999999');
    await user.click(chip('1,000'));
    expect(amount).toHaveValue('999,999,999,999');
    await user.type(amount, '9{Enter}');
    expect(await screen.findByText(km.betModal.aboveMaximum('999,999,999,999'))).toBeVisible();
    expect(stakes).toEqual([]);
  });

  it('ignores chips while its text is no amount', async () => {
    const { user, amount, chip } = await renderBetSlip();
    await user.clear(amount);
    await user.type(amount, '1000.5');
    await user.click(chip('5,000'));
    expect(amount).toHaveValue('1000.5');
    await user.type(amount, '{Backspace}{Backspace}');
    await user.click(chip('5,000'));
    expect(amount).toHaveValue('6,000');
  });

  it('shows its error once the focus has left it', async () => {
    const { user, amount } = await renderBetSlip();
    expect(amount).toHaveFocus();
    expect(screen.queryByText(problem)).toBeNull();
    await user.tab();
    expect(await screen.findByText(problem)).toBeVisible();
  });

  it('keeps the focus while a chip is clicked, so that Enter sends and adds no second chip', async () => {
    const { user, amount, chip, stakes } = await renderBetSlip();
    await user.click(chip('1,000'));
    expect(amount).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(amount).toHaveValue('1,000');
    await waitFor(() => expect(stakes).toEqual([{ roundId: 50, number: '07', amount: 1000 }]));
  });

  it('grows by one chip while Alt and its digit are held, and by none with AltGr', async () => {
    const { user, amount } = await renderBetSlip();
    await user.keyboard('{Control>}{Alt>}[Digit1]{/Alt}{/Control}');
    await user.keyboard('{Alt>}[Digit1>3/]{/Alt}');
    expect(amount).toHaveValue('1,000');
  });

  it('[2.29, 5.1] can be emptied, which is an error once it was touched', async () => {
    const { user, amount, submit, stakes } = await renderBetSlip();
    await user.clear(amount);
    expect(amount).toHaveValue('');
    expect(await screen.findByText(problem)).toBeVisible();
    await user.click(submit);
    expect(stakes).toEqual([]);
  });

  it('[5.1] shows an error on submit and is not sent while it is 0', async () => {
    const { user, submit, stakes, chip } = await renderBetSlip();
    await user.click(submit);
    expect(await screen.findByText(problem)).toBeVisible();
    expect(stakes).toEqual([]);
    await user.click(chip('1,000'));
    expect(screen.queryByText(problem)).toBeNull();
  });

  it('[2.30] shows the possible prize', async () => {
    const { user, chip } = await renderBetSlip();
    await user.click(chip('5,000'));
    expect(screen.getByText(/450,000/)).toBeVisible();
  });
});
