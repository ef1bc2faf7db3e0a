import { act, cleanup, render, screen, within } from '@testing-library/react';
import { km } from '../../i18n/km';
import { createReplayedApp } from '../../replay/frame/createReplayedApp';
import { openReplay } from '../../replay/engine/openReplay';
import { recordTrace } from '../../testing/recordTrace';
import { renderApp } from '../../testing/renderApp';
import type { RenderedApp } from '../../testing/renderApp';
import { selectSitting, sittingEvents } from './sittingSlice';

const text = km.sitting;
const notKnown = km.common.notAvailable;
const today = { date: '2026-11-20', turn_over: 12_000, win_lose: -3000 };

/** The app at the rules, a player who has played for 65 minutes, and whether a note is due. */
async function open({ isNoteDue = false, report = [today] as object[] } = {}) {
  const app = await renderApp('/rule', { server: { 'GET report': { body: report } } });
  const { store, services, happens } = app;
  await screen.findByRole('button', { name: new RegExp(km.header.userMenu) });
  const since = services.clock.now() - 65 * 60_000;
  const sitting = { since, notedAt: since, before: null, isStartUnknown: false };
  await happens(() => store.dispatch(sittingEvents.measured({ sitting, interval: 60, isNoteDue })));
  return app;
}

async function openMenuItem({ user }: RenderedApp): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: new RegExp(km.header.userMenu) }));
  return screen.findByRole('menuitem', { name: new RegExp(text.title) });
}

const findDialog = () => screen.findByRole('dialog', { name: text.title });

/** A figure of the dialog. */
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

it('the user menu says how long the player has been playing, what it cost, and today’s net', async () => {
  const app = await open();
  const item = await openMenuItem(app);
  expect(item).toHaveTextContent(text.hoursAndMinutes(1, 5));
  expect(within(item).getByText(text.staked).nextElementSibling).toHaveTextContent(notKnown);
  expect(within(item).getByText(text.net).nextElementSibling).toHaveTextContent(notKnown);
  expect(await within(item).findByText('-3,000៛')).toBeVisible();
  expect(app.server.calls('GET report').map(({ path }) => path)).toEqual([
    'report?start_date=2026-11-20&end_date=2026-11-20',
  ]);
});

it('the dialog from the menu has all figures, and a report without the day says so', async () => {
  const app = await open({ report: [] });
  await app.user.click(await openMenuItem(app));
  await findDialog();
  expect(figure(text.time)).toHaveTextContent(text.hoursAndMinutes(1, 5));
  expect(figure(text.staked)).toHaveTextContent(notKnown);
  expect(await screen.findByText(text.today)).toBeVisible();
  expect(figure(text.today)).toHaveTextContent(km.common.noData);
});

it('a note has the server’s figures of today, and is answered by going on', async () => {
  const { user, store, services } = await open({ isNoteDue: true });
  const dialog = await findDialog();
  expect(await within(dialog).findByText('12,000៛')).toBeVisible();
  expect(figure(text.todayNet)).toHaveTextContent('-3,000៛');
  await user.click(within(dialog).getByRole('button', { name: text.goOn }));
  expect(selectSitting(store.getState())?.notedAt).toBe(services.clock.now());
  expect(store.getState().sitting.isNoteDue).toBe(false);
});

it('Back closes a note and stays', async () => {
  const { services, happens, store, address } = await open({ isNoteDue: true });
  await findDialog();
  await happens(() => services.backButton.press());
  expect(store.getState().sitting.isNoteDue).toBe(false);
  expect(services.backButton.departures()).toBe(0);
  expect(address()).toBe('/rule');
});

it('turning the notes off asks once more', async () => {
  const { user, store } = await open({ isNoteDue: true });
  const dialog = within(await findDialog());
  const radio = (name: string) => dialog.getByRole('radio', { name });
  expect(radio(text.minutes(60))).toBeChecked();
  await user.click(radio(text.never));
  expect(dialog.getByText(text.reallyOff)).toBeVisible();
  expect(radio(text.minutes(60))).toBeChecked();
  await user.click(dialog.getByRole('button', { name: text.turnOff }));
  expect(radio(text.never)).toBeChecked();
  expect(dialog.queryByText(text.reallyOff)).toBeNull();
  await user.click(radio(text.minutes(15)));
  expect(store.getState().sitting.interval).toBe(15);
});

it('a note logs the player out', async () => {
  const { user, server, address } = await open({ isNoteDue: true });
  server.on('GET logout', { body: {} });
  server.on('POST logout', { body: {} });
  const dialog = within(await findDialog());
  await user.click(dialog.getByRole('button', { name: km.header.logout }));
  expect(await screen.findByLabelText(km.login.username)).toBeVisible();
  expect(address()).toBe('/login');
});

it('a replay shows the note with the same figures and the same question', async () => {
  const app = await open({ isNoteDue: true });
  const recording = recordTrace(app.store, app.services.clock);
  const dialog = await findDialog();
  await within(dialog).findByText('-3,000៛');
  await app.user.click(within(dialog).getByRole('radio', { name: text.never }));
  const seen = dialog.textContent;
  expect(seen).toContain(text.reallyOff);
  const trace = JSON.stringify(recording.trace());
  cleanup();
  document.body.replaceChildren();

  const replay = openReplay('note.trace.json', trace, 0);
  const replayed = createReplayedApp(replay.screenAt(replay.steps.length - 1), __BUILD__);
  await act(async () => {
    render(replayed.element);
    await Promise.resolve();
  });
  expect((await findDialog()).textContent).toBe(seen);
});
