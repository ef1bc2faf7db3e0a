import { screen, within } from '@testing-library/react';
import { km } from '../../i18n/km';
import { renderApp } from '../../testing/renderApp';

describe('the header', () => {
  it('[1.8, 2.6, 2.44] has a sound switch with an icon, which is kept off and offers to turn it on', async () => {
    const { user, services } = await renderApp('/rule');
    const button = await screen.findByRole('button', { name: km.sound.turnOff });
    expect(button.querySelector('svg')).not.toBeNull();
    await user.click(button);
    expect(services.localStore.read('isSound')).toBe('false');
    const muted = screen.getByRole('button', { name: km.sound.turnOn });
    expect(muted.querySelector('svg')).not.toBeNull();
    await user.click(muted);
    expect(services.localStore.read('isSound')).toBe('true');
  });

  it('[2.7] leads home by its title', async () => {
    await renderApp('/rule');
    const title = await screen.findByRole('link', { name: km.header.toHome });
    expect(title).toHaveAttribute('href', '/');
  });

  it('[1.8, 2.8] has a user menu with name, live balance, report, rules and logout', async () => {
    const { user, services, happens } = await renderApp('/rule');
    const badge = await screen.findByRole('button', { name: new RegExp(km.header.userMenu) });
    expect(badge).toHaveTextContent('sophea');
    expect(badge).toHaveTextContent(km.common.placeholder);
    await happens(() => services.balances.push(5000.9));
    expect(badge).toHaveTextContent('5,000៛');
    await happens(() => services.balances.push(4000));
    expect(badge).toHaveTextContent('4,000៛');
    await user.click(badge);
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByRole('menuitem', { name: km.header.report })).toHaveAttribute(
      'href',
      '/report',
    );
    expect(menu.getByRole('menuitem', { name: km.header.rule })).toHaveAttribute('href', '/rule');
    expect(menu.getByRole('menuitem', { name: km.header.logout })).toBeVisible();
  });

  it('disables the logout in the user menu while the server is logging the player out', async () => {
    const server = { 'POST logout': () => new Promise<never>(() => undefined) };
    const { user } = await renderApp('/rule', { server });
    const logout = async () => {
      await user.click(await screen.findByRole('button', { name: new RegExp(km.header.userMenu) }));
      return screen.findByRole('menuitem', { name: km.header.logout });
    };
    const item = await logout();
    expect(item).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(item);
    expect(await logout()).toHaveAttribute('aria-disabled', 'true');
  });
});

it('a balance that can not be updated stays and is marked, unless it is not known yet', async () => {
  const { services, happens } = await renderApp('/rule');
  const badge = await screen.findByRole('button', { name: new RegExp(km.header.userMenu) });
  await happens(() => services.balances.fail('permission denied'));
  expect(badge).not.toHaveTextContent(km.connection.balanceStale);
  await happens(() => services.page.wake());
  await happens(() => services.balances.push(5000));
  expect(badge).not.toHaveTextContent(km.connection.balanceStale);
  await happens(() => services.balances.fail('permission denied'));
  expect(badge).toHaveTextContent('5,000៛');
  expect(badge).toHaveTextContent(km.connection.balanceStale);
});

it('the banner shows the problem of the connection and disappears by itself', async () => {
  const { services, happens } = await renderApp('/rule');
  const { broadcasts, page } = services;
  const banner = () => screen.queryByRole('status')?.textContent ?? null;
  await screen.findByRole('button', { name: new RegExp(km.header.userMenu) });
  expect(banner()).toBeNull();
  await happens(() => broadcasts.emit({ kind: 'connection', state: 'lost' }));
  expect(banner()).toBe(km.connection.reconnecting);
  await happens(() => page.setOnline(false));
  expect(banner()).toBe(km.connection.offline);
  await happens(() => broadcasts.emit({ kind: 'connection', state: 'open' }));
  expect(banner()).toBeNull();
});

describe('the banner about an unreadable server', () => {
  const banners = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

  it('[7.23] is shown after two unreadable events of a channel, until one can be read', async () => {
    const { services, happens } = await renderApp('/rule');
    const { broadcasts } = services;
    await screen.findByRole('button', { name: new RegExp(km.header.userMenu) });
    await happens(() => broadcasts.receive('countdown', '{"countdown":"soon"}'));
    expect(banners()).not.toContain(km.connection.unreadable);
    await happens(() => broadcasts.receive('countdown', '{"countdown":"soon"}'));
    expect(banners()).toContain(km.connection.unreadable);
    await happens(() => broadcasts.receive('countdown', '{"countdown":"41"}'));
    expect(banners()).not.toContain(km.connection.unreadable);
  });

  it.each(['results', 'bet-limit', 'bets'])(
    'is shown at home after two unreadable answers to a request for %s',
    async (path) => {
      const server = { [`GET ${path}`]: { body: 'x' } };
      const { services, happens } = await renderApp('/', { server });
      expect(banners()).not.toContain(km.connection.unreadable);
      for (const state of ['lost', 'open'] as const)
        await happens(() => services.broadcasts.emit({ kind: 'connection', state }));
      expect(await screen.findByText(km.connection.unreadable)).toBeVisible();
    },
  );

  it('is not shown for an event with another name, and yields to a lost network', async () => {
    const { services, happens } = await renderApp('/rule');
    const { broadcasts, page } = services;
    await screen.findByRole('button', { name: new RegExp(km.header.userMenu) });
    for (let count = 0; count < 3; count += 1) {
      await happens(() => broadcasts.receive('gameStatus', '{}', 'App\\Events\\JackpotEvent'));
    }
    expect(banners()).not.toContain(km.connection.unreadable);
    for (let count = 0; count < 2; count += 1) {
      await happens(() => broadcasts.receive('gameStatus', '{}'));
    }
    expect(banners()).toContain(km.connection.unreadable);
    await happens(() => page.setOnline(false));
    expect(banners()).toEqual([km.connection.offline]);
  });
});

it('[2.10] the footer has the year in Phnom Penh and the brand mark', async () => {
  await renderApp('/rule', { now: '2026-12-31T17:30:00Z' });
  const footer = await screen.findByRole('contentinfo');
  expect(footer).toHaveTextContent(`2027 ${km.common.brand}`);
  expect(footer).toHaveAttribute('title', '0.0.0 (tested)');
});

it('[2.33] the layout is not around the login, which has the title, two fields and a button', async () => {
  await renderApp('/login', { session: null });
  expect(await screen.findByRole('heading', { name: km.common.brand })).toBeVisible();
  expect(screen.getByLabelText(km.login.username)).toBeVisible();
  expect(screen.getByLabelText(km.login.password)).toHaveAttribute('type', 'password');
  expect(screen.getByRole('button', { name: km.login.submit })).toBeVisible();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});
