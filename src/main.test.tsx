import { act, screen } from '@testing-library/react';
import { km } from './i18n/km';

// jsdom has no channel for it, and React would take a lent one for its own work.
jest.mock('./platform/scheduling', () => ({ yieldToMain: () => Promise.resolve() }));

/** What webpack fills in: a build for production on this very host, without any key. */
const bareBuild = {
  production: {
    pageHost: window.location.hostname,
    apiHost: 'api.lottery.example.com',
    pusherKey: '',
    firebaseApiKey: '',
    firebaseProjectId: '',
    firebaseDatabaseUrl: '',
  },
  staging: {},
};

it('[9.21] a build without its keys shows the error screen with the missing names', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="root"></div>';
  Object.assign(globalThis, { __BUILD__: bareBuild });
  await act(() => import('./main'));
  const message =
    'This build has no pusherKey, firebaseApiKey, firebaseProjectId, firebaseDatabaseUrl for production.';
  expect(await screen.findByRole('heading', { name: km.errors.unexpected })).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(warn).toHaveBeenCalledWith('the app could not start', message);
});
