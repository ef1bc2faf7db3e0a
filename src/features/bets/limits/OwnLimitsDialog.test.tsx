import { screen, within } from '@testing-library/react';
import { km } from '../../../i18n/km';
import { renderApp } from '../../../testing/renderApp';
import type { RenderedApp } from '../../../testing/renderApp';

const text = km.limits;

async function openFromMenu({ user }: RenderedApp) {
  await user.click(await screen.findByRole('button', { name: new RegExp(km.header.userMenu) }));
  await user.click(await screen.findByRole('menuitem', { name: text.title }));
  return within(await screen.findByRole('dialog', { name: text.title }));
}

async function open() {
  const app = await renderApp('/rule');
  const dialog = await openFromMenu(app);
  return {
    ...app,
    dialog,
    stake: dialog.getByRole('textbox', { name: text.stake }),
    save: () => app.user.click(dialog.getByRole('button', { name: text.save })),
    limits: () => app.store.getState().limits.limits,
  };
}

it('says that the limits hold in this browser only', async () => {
  const { dialog, stake } = await open();
  expect(dialog.getByText(new RegExp(text.onlyHere))).toBeVisible();
  expect(stake).toHaveValue('');
  expect(stake).toHaveAccessibleDescription(text.emptyIsNone);
});

it('sets a limit at once, with commas and in Khmer digits, and says that it is saved', async () => {
  const { user, dialog, stake, save, limits } = await open();
  await user.type(stake, '\u17e5,\u17e0\u17e0\u17e0');
  expect(dialog.queryByText(text.saved)).toBeNull();
  await save();
  expect(await dialog.findByText(text.saved)).toBeVisible();
  expect(limits()).toMatchObject({ stake: { amount: 5000 } });
  expect(stake).toHaveAccessibleDescription(text.inForce('5,000'));
});

it('refuses what is no amount with a message and saves nothing', async () => {
  const { user, stake, save, limits, dialog } = await open();
  await user.type(stake, '1.5');
  expect(await dialog.findByText(km.betModal.amountNotWhole)).toBeVisible();
  await save();
  expect(stake).toHaveValue('1.5');
  expect(limits().stake.amount).toBeNull();
});

it('shows a raise with its time, and withdraws it', async () => {
  const { user, dialog, stake, save, limits } = await open();
  await user.type(stake, '5000');
  await save();
  await user.clear(stake);
  await save();
  expect(await dialog.findByText(text.noneFrom('21-11-2026 | 14:00'))).toBeVisible();
  await user.type(stake, '9000');
  await save();
  expect(await dialog.findByText(text.raiseFrom('21-11-2026 | 14:00', '9,000'))).toBeVisible();
  await user.click(dialog.getByRole('button', { name: text.withdraw }));
  expect(dialog.queryByText(text.raiseFrom('21-11-2026 | 14:00', '9,000'))).toBeNull();
  expect(stake).toHaveValue('5,000');
  expect(limits().stake).toEqual({ amount: 5000, raise: null });
});

it('starts a pause, which the dialog and no one can shorten', async () => {
  const { user, dialog, save } = await open();
  expect(dialog.getByRole('radio', { name: text.pauses.none })).toBeChecked();
  expect(dialog.getByText(text.pauseStays)).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: text.pauses.day }));
  await save();
  expect(await dialog.findByText(text.pausedUntil('21-11-2026 | 14:00'))).toBeVisible();
  expect(dialog.getByRole('radio', { name: text.pauses.none })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: text.pauses.hour }));
  await save();
  expect(dialog.getByText(text.pausedUntil('21-11-2026 | 14:00'))).toBeVisible();
});

it('fills its field with the limit in force when it opens again, and closes with Back', async () => {
  const app = await open();
  await app.user.type(app.stake, '5000');
  await app.save();
  await app.user.type(app.stake, '0');
  await app.happens(() => app.services.backButton.press());
  expect(app.store.getState().limits.isOpen).toBe(false);
  const dialog = await openFromMenu(app);
  expect(dialog.getByRole('textbox', { name: text.stake })).toHaveValue('5,000');
});
