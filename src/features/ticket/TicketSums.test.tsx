import { screen } from '@testing-library/react';
import { km } from '../../i18n/km';
import { renderTicket } from '../../testing/renderTicket';
import { sessionEvents } from '../session/sessionSlice';

const { ticket: text } = km;

/** The figure of a name. */
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

it('before the press, the ticket says its stake and the balance that is left', async () => {
  const { store, happens } = await renderTicket('7', '07', '8');
  expect(figure(text.balanceAfter)).toBe(km.common.notAvailable);
  await happens(() => store.dispatch(sessionEvents.balanceReceived({ balance: 500_000 })));
  expect(figure(text.total)).toBe('3,000៛');
  expect(figure(text.balanceAfter)).toBe('497,000៛');
});
