import { fireEvent, screen } from '@testing-library/react';
import { openSlip } from '../../../testing/listeners/openSlip';
import { renderOnStore } from '../../../testing/renderOnStore';
import { selectToasts } from '../../../app/notifications/notificationsSlice';
import { betsEvents } from '../betsSlice';
import { NumberPad } from './NumberPad';

async function renderPad() {
  const parts = await openSlip();
  parts.store.dispatch(betsEvents.slipClosed());
  const onAddToTicket = jest.fn();
  const pad = { betting: 'open' as const, isCovered: false, onAddToTicket };
  renderOnStore(
    <>
      <NumberPad {...pad} />
      <input aria-label="text" />
      <button role="tab" />
    </>,
    parts,
  );
  const number = () => parts.store.getState().bets.number;
  const slip = () => parts.store.getState().bets.slip;
  const toasts = () => selectToasts(parts.store.getState());
  return { onAddToTicket, number, slip, toasts };
}

it('a held Enter, such as that of the slip before, submits no number', async () => {
  const { slip } = await renderPad();
  fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
  expect(slip()).toBeNull();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(slip()).toMatchObject({ roundId: 50, number: '07' });
});

it('a focused tab keeps Enter for itself until a digit is typed on it', async () => {
  const { slip } = await renderPad();
  const tab = screen.getByRole('tab');
  fireEvent.keyDown(tab, { key: 'Enter' });
  expect(slip()).toBeNull();
  for (const key of ['1', 'Enter']) fireEvent.keyDown(tab, { key });
  expect(slip()).toMatchObject({ number: '071' });
});

it('Ctrl+Enter is for the ticket: once however long it is held, and not from a text field', async () => {
  const { slip, onAddToTicket } = await renderPad();
  const press = { key: 'Enter', ctrlKey: true };
  fireEvent.keyDown(screen.getByLabelText('text'), press);
  fireEvent.keyDown(document.body, { ...press, repeat: true });
  expect(onAddToTicket).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(document.body, press)).toBe(false);
  expect(onAddToTicket).toHaveBeenCalledTimes(1);
  expect(slip()).toBeNull();
});

const paste = (text: string, target: Element = document.body) =>
  fireEvent.paste(target, { clipboardData: { getData: () => text } });

it('a pasted number replaces the old one, however it is written, but not from a paste into a text field', async () => {
  const { number, toasts } = await renderPad();
  for (const key of '9') fireEvent.keyDown(document.body, { key });
  paste('\u200b\u17e0\u17e07\u00a0');
  expect(number()).toBe('007');
  paste('12', screen.getByLabelText('text'));
  paste('x', screen.getByLabelText('text'));
  expect(number()).toBe('007');
  expect(toasts()).toEqual([]);
});

it('a pasted text that is no number leaves the old one, and the app says so', async () => {
  const { number, toasts } = await renderPad();
  fireEvent.keyDown(document.body, { key: '1', metaKey: true });
  expect(number()).toBe('07');
  paste('1234');
  expect(number()).toBe('07');
  expect(toasts()).toMatchObject([{ kind: 'pasteUnread' }]);
});
