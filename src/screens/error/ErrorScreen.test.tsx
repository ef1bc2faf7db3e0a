/** @jest-environment-options {"hasRules": true} */
import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router';
import { AppErrorBoundary } from '../../app/AppErrorBoundary';
import { km } from '../../i18n/km';
import { renderInTheme } from '../../testing/renderInTheme';
import { ErrorPanel } from './ErrorScreen';

/** React and the router print the errors that they catch; these tests ignore the output. */
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

function fail(thrown: unknown): never {
  throw thrown;
}

function Thrower({ error }: { error: unknown }) {
  return fail(error);
}

const RouteError = () => <ErrorPanel error={useRouteError()} />;

function renderRoute(error: unknown) {
  const routes = [{ path: '/', ErrorBoundary: RouteError, element: <Thrower error={error} /> }];
  renderInTheme(<RouterProvider router={createMemoryRouter(routes)} />);
}

function missingFile(): Error {
  return Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
}

const red = { color: 'var(--mui-palette-error-main)' };

describe('the error screen', () => {
  it.each([
    [404, 'Not Found', 'No route matches URL "/x"'],
    [405, 'Method Not Allowed', ''],
    [400, 'Bad Request', ''],
  ])('[2.5, 8.10, 8.12] shows a route error of status %d', async (status, statusText, data) => {
    const routes = [
      {
        path: '/',
        element: null,
        HydrateFallback: () => null,
        ErrorBoundary: RouteError,
        loader: () => fail(new Response(data, { status, statusText })),
      },
    ];
    renderInTheme(<RouterProvider router={createMemoryRouter(routes)} />);
    expect(await screen.findByRole('heading', { name: String(status) })).toBeVisible();
    expect(screen.getByText(data || statusText)).toHaveStyle(red);
  });

  it('[8.11] shows an uncaught error with its message and a way home', async () => {
    renderRoute(new Error('the ball got stuck'));
    expect(
      await screen.findByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    expect(screen.getByText('the ball got stuck')).toHaveStyle(red);
    expect(screen.getByRole('link', { name: km.errors.toHome })).toHaveAttribute('href', '/');
    expect(screen.queryByText(km.errors.reload)).toBeNull();
  });

  it.each([
    ['a text', 'a text'],
    [null, 'null'],
  ])('[8.10] shows whatever was thrown: %p', async (thrown, text) => {
    renderRoute(thrown);
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ['there may be a new version', true, km.errors.newVersion],
    ['there may be no internet', false, km.errors.checkConnection],
  ])(
    '[2.5] says of a missing file of the app that %s, and offers to reload',
    async (_, onLine, advice) => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
      renderRoute(missingFile());
      expect(await screen.findByRole('heading', { name: km.errors.pageNotLoaded })).toBeVisible();
      expect(screen.getByText('Loading chunk 7 failed.')).toHaveStyle(red);
      expect(screen.getByText(advice)).toBeVisible();
      expect(screen.getByText(km.errors.reload)).toHaveAttribute('href', '');
    },
  );
});

it('[8.11] the boundary outside the router shows the same screen and reports the error once', () => {
  const onError = jest.fn();
  const error = new Error('the store is gone');
  renderInTheme(
    <AppErrorBoundary onError={onError} actions={<i>another way out</i>}>
      <Thrower error={error} />
    </AppErrorBoundary>,
  );
  expect(screen.getByText('the store is gone')).toBeVisible();
  expect(screen.getByText('another way out')).toBeVisible();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(onError).toHaveBeenCalledWith(error);
});
