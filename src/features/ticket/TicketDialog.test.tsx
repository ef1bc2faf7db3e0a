import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { km } from '../../i18n/km';
import { addLines, holdStakes } from '../../testing/listeners/openTicket';
import { renderTicket } from '../../testing/renderTicket';
import { broadcast } from '../connection/broadcasts';

const { ticket: text } = km;

const dialog = () => screen.getByRole('dialog');
/** The polite announcement of a screen reader. */
const progress = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

it('the ticket says how it is filled while it is empty, and offers nothing to send', async () => {
  const { user, ticket, button } = await renderTicket();
  expect(screen.getByText(text.emptyHint, { exact: false })).toBeVisible();
  expect(screen.queryByRole('button', { name: text.submit('0') })).toBeNull();
  await user.click(button(km.keypad.close));
  expect(ticket().isOpen).toBe(false);
});

describe('the main button of the ticket', () => {
  it('sends each line as one bet, and says politely how many are placed', async () => {
    const parts = await renderTicket('07', '8', '9');
    const { count, letGo } = holdStakes(parts);
    await parts.user.click(parts.submit(3));
    for (const placed of ['0', '1', '2']) {
      await waitFor(() => expect(count()).toBe(1));
      expect(progress()).toContain(text.progress(placed, '3'));
      expect(parts.button(text.placedOf(placed, '3'))).toHaveAttribute('aria-busy', 'true');
      await parts.happens(letGo);
    }
    await screen.findByText(text.progress('3', '3'));
    expect(parts.sentNumbers()).toEqual(['07', '8', '9']);
    // Nothing is left to send.
    await parts.user.click(parts.button(km.keypad.close));
    expect(parts.numbers()).toEqual([]);
  });

  it('is stopped by a press after the line in flight', async () => {
    const parts = await renderTicket('07', '8');
    const { count, letGo } = holdStakes(parts);
    await parts.user.click(parts.submit(2));
    await waitFor(() => expect(count()).toBe(1));
    await parts.user.click(parts.button(text.stop));
    expect(parts.button(text.stop)).toBeDisabled();
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    await parts.happens(letGo);
    await screen.findByText(text.progress('1', '2'));
    expect(progress()).toContain(`${text.stops.stopped} ${text.stops.rest}`);
    expect(parts.sentNumbers()).toEqual(['07']);
    expect(parts.submit(1)).toHaveAttribute('aria-disabled', 'false');
  });
});

it('a ticket with lines that cannot be stored says that a reload forgets it', async () => {
  const { store, services, happens } = await renderTicket();
  services.sessionStore.setRoom('full');
  await happens(() => store.dispatch(addLines({ number: '9', amount: 1000 })));
  expect(screen.getByRole('alert')).toHaveTextContent(text.notKept);
});

it('a held Enter sends no rest of the ticket and closes nothing', async () => {
  const { submit } = await renderTicket('07');
  act(() => submit(1).focus());
  expect(fireEvent.keyDown(submit(1), { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(submit(1), { key: 'Enter', repeat: true })).toBe(false);
});

it('another round is said, and only a press moves the lines there', async () => {
  const { store, push, happens, user, submit, posts, ticket } = await renderTicket('07');
  expect(screen.queryByRole('alert')).toBeNull();
  await happens(() => {
    store.dispatch(broadcast.roundStarted({ roundId: 51, receivedAt: 0 }));
    push(60);
    push(60);
  });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(text.otherRound(50));
  expect(submit(1)).toHaveAttribute('aria-disabled', 'true');
  expect(ticket().roundId).toBe(50);
  await user.click(within(alert).getByRole('button', { name: km.betModal.moveToRound(51) }));
  expect(ticket().roundId).toBe(51);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(dialog()).toHaveAccessibleName(`${text.title} ${km.common.roundTag(51)}`);
  expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  expect(posts()).toEqual([]);
  await user.click(submit(1));
  await waitFor(() => expect(posts()).toMatchObject([{ result_id: 51, number: '07' }]));
});
