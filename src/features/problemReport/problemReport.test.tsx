import { screen, within } from '@testing-library/react';
import type { VisitDescription } from './problemReportSlice';
import { longestWords } from './problemReportSlice';
import { km } from '../../i18n/km';
import { renderApp } from '../../testing/renderApp';
import type { RenderedApp } from '../../testing/renderApp';
import { renderInTheme } from '../../testing/renderInTheme';
import { AppErrorBoundary } from '../../app/AppErrorBoundary';

const words = km.problemReport;
const at = Date.parse('2026-11-20T14:00:00+07:00');

const present: VisitDescription = {
  id: 'present',
  isPresent: true,
  hasEndedInError: false,
  beganAt: at - 5 * 60_000,
  endedAt: at,
  steps: 1234,
  size: 45_678,
  lastSteps: [
    { at, event: 'bets/slipOpened', details: '{"roundId":50,"number":"07"}', times: 1 },
    { at: at - 1000, event: 'game/countdownReceived', details: '{"secondsLeft":9}', times: 42 },
  ],
};

const failed: VisitDescription = {
  ...present,
  id: 'failed',
  isPresent: false,
  hasEndedInError: true,
  endedAt: at - 3_600_000,
  steps: 77,
  lastSteps: [],
};

async function openFromMenu({ user }: RenderedApp) {
  await user.click(await screen.findByRole('button', { name: new RegExp(km.header.userMenu) }));
  await user.click(await screen.findByRole('menuitem', { name: words.title }));
  return within(await screen.findByRole('dialog', { name: words.title }));
}

it('says what a file holds and what never, in words and figures', async () => {
  const app = await renderApp('/rule');
  app.services.traces.offer([present]);
  const dialog = await openFromMenu(app);
  expect(
    await dialog.findByText(
      [words.steps('1,234'), words.minutes('5'), words.size('46')].join(' · '),
    ),
  ).toBeVisible();
  for (const thing of [...words.savedThings, ...words.neverSavedThings]) {
    expect(dialog.getByText(thing)).toBeVisible();
  }
  expect(dialog.queryByRole('radio')).toBeNull();
});

it('shows the last steps as they stand in the file', async () => {
  const app = await renderApp('/rule');
  app.services.traces.offer([present]);
  const dialog = await openFromMenu(app);
  const show = await dialog.findByRole('button', { name: words.showSteps });
  expect(show).toHaveAttribute('aria-expanded', 'false');
  await app.user.click(show);
  const steps = within(dialog.getByRole('list', { name: words.lastSteps })).getAllByRole(
    'listitem',
  );
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '14:00:00 bets/slipOpened {"roundId":50,"number":"07"}',
    '13:59:59 game/countdownReceived × 42 {"secondsLeft":9}',
  ]);
});

it('saves the visit with the player’s words, which are in the store and bounded', async () => {
  const app = await renderApp('/rule');
  app.services.traces.offer([present]);
  const dialog = await openFromMenu(app);
  const field = dialog.getByRole('textbox', { name: words.words });
  expect(field).toHaveAttribute('maxlength', String(longestWords));
  await app.user.type(field, 'my bet{Enter}is gone');
  expect(app.store.getState().problemReport.words).toBe('my bet\nis gone');
  await app.user.click(dialog.getByRole('button', { name: words.save }));
  expect(await dialog.findByText(words.done)).toBeVisible();
  expect(app.services.traces.saved).toEqual([{ visitId: 'present', words: 'my bet\nis gone' }]);
  expect(field).toHaveValue('');
});

it('offers the visit that ended in an error first', async () => {
  const app = await renderApp('/rule');
  app.services.traces.offer([present, failed]);
  const dialog = await openFromMenu(app);
  expect(await dialog.findByRole('radio', { name: words.failedVisit('13:00') })).toBeChecked();
  expect(dialog.getByText(/^77 /)).toBeVisible();
  await app.user.click(dialog.getByRole('radio', { name: words.presentVisit }));
  expect(dialog.getByText(/^1,234 /)).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: words.save }));
  expect(app.services.traces.saved).toMatchObject([{ visitId: 'present' }]);
});

it('a file that cannot be saved says so, and can be tried again', async () => {
  const app = await renderApp('/rule');
  app.services.traces.offer([present]);
  app.services.traces.refuseToSave('no room');
  const dialog = await openFromMenu(app);
  const save = await dialog.findByRole('button', { name: words.save });
  await app.user.click(save);
  expect(await dialog.findByText(words.saveFailed)).toBeVisible();
  expect(app.services.logger.lines).toContainEqual({
    message: 'the visit was not saved',
    details: 'no room',
  });
  expect(save).toHaveAttribute('aria-busy', 'false');
});

it('a browser that has nothing to save says so', async () => {
  const app = await renderApp('/rule');
  const dialog = await openFromMenu(app);
  expect(await dialog.findByText(words.unavailable)).toBeVisible();
  expect(dialog.getByRole('button', { name: words.save })).toBeDisabled();
});

it('closes by Escape and keeps what was written', async () => {
  const app = await renderApp('/rule');
  app.services.traces.offer([present]);
  const dialog = await openFromMenu(app);
  await app.user.type(dialog.getByRole('textbox', { name: words.words }), 'half');
  await app.user.keyboard('{Escape}');
  expect(app.store.getState().problemReport.isOpen).toBe(false);
  const again = await openFromMenu(app);
  expect(again.getByRole('textbox', { name: words.words })).toHaveValue('half');
});

it('is at hand on the login screen', async () => {
  const app = await renderApp('/login', { session: null });
  app.services.traces.offer([present, failed]);
  await app.user.click(await screen.findByRole('button', { name: words.title }));
  expect(await screen.findByRole('radio', { name: words.failedVisit('13:00') })).toBeChecked();
});

describe('on an error screen', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('of the routes it is at hand, and the visit is kept at once with the error', async () => {
    jest.doMock('../../screens/rule/RuleScreen', () => ({
      Component: () => {
        throw new Error('no such row');
      },
    }));
    const app = await renderApp('/rule');
    expect(await screen.findByText('no such row')).toBeVisible();
    expect(app.services.traces.problems).toContain(`${km.errors.unexpected}: no such row`);
    expect(app.store.getState().problemReport.shownError).toContain('no such row');
    app.services.traces.offer([{ ...present, hasEndedInError: true }]);
    await app.user.click(screen.getByRole('button', { name: words.title }));
    expect(await screen.findByText(/^1,234 /)).toBeVisible();
    await app.goTo('/maintenance');
    expect(app.store.getState().problemReport.shownError).toBeNull();
    jest.dontMock('../../screens/rule/RuleScreen');
  });

  it('outside the routes it stands beside the way home', () => {
    const Broken = () => {
      throw new Error('no store');
    };
    renderInTheme(
      <AppErrorBoundary actions={<button type="button">{words.title}</button>}>
        <Broken />
      </AppErrorBoundary>,
    );
    expect(screen.getByRole('button', { name: words.title })).toBeVisible();
    expect(screen.getByRole('link', { name: km.errors.toHome })).toBeVisible();
  });
});
