import { act, screen, within } from '@testing-library/react';
import type { RecordingDescription } from './problemReportSlice';
import { maxMessageLength, problemReportEvents } from './problemReportSlice';
import { km } from '../../i18n/km';
import { renderApp } from '../../testing/renderApp';
import type { RenderedApp } from '../../testing/renderApp';

const text = km.problemReport;
const at = Date.parse('2026-11-20T14:00:00+07:00');

const current: RecordingDescription = {
  id: 'current',
  isCurrent: true,
  hasEndedInError: false,
  beganAt: at - 5 * 60_000,
  endedAt: at,
  steps: 1234,
  lastSteps: [
    { at, event: 'bets/slipOpened', details: '{"roundId":50,"number":"07"}', times: 1 },
    {
      at: at - 1000,
      event: 'broadcast/countdownReceived',
      details: '{"secondsLeft":9}',
      times: 42,
    },
  ],
};

const failed: RecordingDescription = {
  ...current,
  id: 'failed',
  isCurrent: false,
  hasEndedInError: true,
  endedAt: at - 3_600_000,
  steps: 77,
  lastSteps: [],
};

async function openFromMenu({ user }: RenderedApp) {
  await user.click(await screen.findByRole('button', { name: new RegExp(km.header.userMenu) }));
  await user.click(await screen.findByRole('menuitem', { name: km.common.reportProblem }));
  return within(await screen.findByRole('dialog', { name: km.common.reportProblem }));
}

/** The dialog over the rules, with these recordings to save. */
async function openDialog(...recordings: RecordingDescription[]) {
  const app = await renderApp('/rule');
  app.services.recordings.offer(recordings);
  return { app, dialog: await openFromMenu(app) };
}

it('says in text and figures what a file holds and what it never holds', async () => {
  const { app, dialog } = await openDialog(current);
  expect(
    await dialog.findByText([text.steps('1,234'), text.minutes('5')].join(' · ')),
  ).toBeVisible();
  expect(dialog.queryByText(text.saved)).toBeNull();
  await app.user.click(dialog.getByRole('button', { name: text.showSteps }));
  for (const item of [...text.savedItems, ...text.neverSavedItems]) {
    expect(dialog.getByText(item)).toBeVisible();
  }
  expect(dialog.queryByRole('radio')).toBeNull();
});

it('says that the page sends telemetry if it does', async () => {
  const { app, dialog } = await openDialog();
  expect(dialog.queryByText(text.telemetry)).toBeNull();
  act(() => void app.store.dispatch(problemReportEvents.telemetryStarted()));
  expect(dialog.getByText(text.telemetry)).toBeVisible();
});

it('shows the last steps as they stand in the file', async () => {
  const { app, dialog } = await openDialog(current);
  const show = await dialog.findByRole('button', { name: text.showSteps });
  expect(show).toHaveAttribute('aria-expanded', 'false');
  await app.user.click(show);
  const steps = within(dialog.getByRole('list', { name: text.lastSteps })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '14:00:00 bets/slipOpened {"roundId":50,"number":"07"}',
    '13:59:59 broadcast/countdownReceived × 42 {"secondsLeft":9}',
  ]);
});

it('saves the recording with the player’s description, which is in the store and limited in length', async () => {
  const { app, dialog } = await openDialog(current);
  const field = dialog.getByRole('textbox', { name: text.message });
  expect(field).toHaveAttribute('maxlength', String(maxMessageLength));
  await app.user.type(field, 'my bet{Enter}is gone');
  expect(app.store.getState().problemReport.message).toBe('my bet\nis gone');
  await app.user.click(dialog.getByRole('button', { name: text.save }));
  expect(await dialog.findByText(text.done)).toBeVisible();
  expect(app.services.recordings.downloads).toEqual([
    { recordingId: 'current', message: 'my bet\nis gone' },
  ]);
  expect(field).toHaveValue('');
});

it('shows below the description what the file will hold once something in it is masked', async () => {
  const { app, dialog } = await openDialog(current);
  const field = dialog.getByRole('textbox', { name: text.message });
  await app.user.type(field, 'Call me: 012 345 678');
  expect(await dialog.findByText(text.messageAsSaved)).toBeVisible();
  expect(await dialog.findByText('Call me: [masked 1]')).toBeVisible();
  await app.user.clear(field);
  await app.user.type(field, 'bet 100000 lost');
  expect(field).toHaveValue('bet 100000 lost');
  expect(dialog.queryByText(text.messageAsSaved)).toBeNull();
});

it('offers the recording that ended in an error first', async () => {
  const { app, dialog } = await openDialog(current, failed);
  expect(await dialog.findByRole('radio', { name: text.failedRecording('13:00') })).toBeChecked();
  expect(dialog.getByText(/^77 /)).toBeVisible();
  await app.user.click(dialog.getByRole('radio', { name: text.currentRecording }));
  expect(dialog.getByText(/^1,234 /)).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: text.save }));
  expect(app.services.recordings.downloads).toMatchObject([{ recordingId: 'current' }]);
});

it('says that a file could not be saved, and lets the player try again', async () => {
  const app = await renderApp('/rule');
  app.services.recordings.offer([current]);
  app.services.recordings.refuseDownloads('no room');
  const dialog = await openFromMenu(app);
  const save = await dialog.findByRole('button', { name: text.save });
  await app.user.click(save);
  expect(await dialog.findByText(text.saveFailed)).toBeVisible();
  expect(save).toHaveAttribute('aria-busy', 'false');
});

it('says that there is nothing to save', async () => {
  const { dialog } = await openDialog();
  expect(await dialog.findByText(text.unavailable)).toBeVisible();
  expect(dialog.getByRole('button', { name: text.save })).toBeDisabled();
});

it('opens on the login screen', async () => {
  const app = await renderApp('/login', { session: null });
  app.services.recordings.offer([current, failed]);
  await app.user.click(await screen.findByRole('button', { name: km.common.reportProblem }));
  expect(await screen.findByRole('radio', { name: text.failedRecording('13:00') })).toBeChecked();
});

it('the error screen of a route offers the report, and saves the recording at once with the error', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.doMock('../../screens/rule/RuleScreen', () => ({
    Component: () => {
      throw new Error('no such row');
    },
  }));
  const app = await renderApp('/rule');
  expect(await screen.findByText('no such row')).toBeVisible();
  expect(app.services.recordings.problems).toContain(`${km.errors.unexpected}: no such row`);
  expect(app.store.getState().problemReport.shownError).toContain('no such row');
  app.services.recordings.offer([{ ...current, hasEndedInError: true }]);
  await app.user.click(screen.getByRole('button', { name: km.common.reportProblem }));
  expect(await screen.findByText(/^1,234 /)).toBeVisible();
  await app.goTo('/maintenance');
  expect(app.store.getState().problemReport.shownError).toBeNull();
  jest.dontMock('../../screens/rule/RuleScreen');
});
