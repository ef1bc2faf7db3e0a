import { screen } from '@testing-library/react';
import { km } from '../../i18n/km';
import { renderTicket } from '../../testing/renderTicket';
import { connectionEvents } from '../connection/connectionSlice';
import { sessionEvents } from '../session/sessionSlice';

const { ticket: text } = km;

/** The figure beside a name. */
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

describe('before the press, the ticket says', () => {
  it('its stake and the balance that is left', async () => {
    const { store, happens } = await renderTicket('7', '07', '8');
    expect(figure(text.balanceAfter)).toBe(km.common.notAvailable);
    await happens(() => store.dispatch(sessionEvents.balanceReceived({ balance: 500_000 })));
    expect(figure(text.total)).toBe('3,000៛');
    expect(figure(text.balanceAfter)).toBe('497,000៛');
  });

  it('how many lines fit into the time left at the measured delay, once not all do', async () => {
    const { store, happens, push } = await renderTicket('7', '07', '8');
    await happens(() => {
      for (let count = 0; count < 20; count += 1) {
        store.dispatch(connectionEvents.roundTripMeasured({ ms: 1500 }));
      }
    });
    expect(screen.queryByText(text.inTimeName)).toBeNull();
    await happens(() => push(8));
    expect(figure(text.inTimeName)).toBe(text.inTime('2', '3'));
  });
});
