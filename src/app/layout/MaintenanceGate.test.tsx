import { screen } from '@testing-library/react';
import { km } from '../../i18n/km';
import { renderApp } from '../../testing/renderApp';

it('[4.34] the maintenance gate shows that it is loading, and no screen, until config.json has decided', async () => {
  let decide: (config: unknown) => void = () => undefined;
  const appConfig = new Promise((resolve) => {
    decide = resolve;
  });
  const { happens } = await renderApp('/login', { session: null, appConfig });
  expect(await screen.findByText(km.common.loading)).toBeVisible();
  expect(screen.queryByLabelText(km.login.username)).toBeNull();
  await happens(() => decide({ isMaintenance: false }));
  expect(await screen.findByLabelText(km.login.username)).toBeVisible();
});
