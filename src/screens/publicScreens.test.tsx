import { act, screen, within } from '@testing-library/react';
import { km } from '../i18n/km';
import { renderApp } from '../testing/renderApp';
import { signInAnswer } from '../testing/signInAnswer';

it('[1.12, 2.34] the rules have three parts, the payouts and a way back', async () => {
  const { services } = await renderApp('/rule');
  for (const { heading, paragraphs } of km.rule.sections) {
    expect(await screen.findByRole('heading', { name: new RegExp(heading) })).toBeVisible();
    for (const paragraph of paragraphs) expect(screen.getByText(paragraph)).toBeVisible();
  }
  for (const [type, payout] of [
    ['3D', '× 800'],
    ['2D', '× 90'],
    ['1D', '× 9'],
  ] as const) {
    const payouts = within(screen.getByRole('table', { name: km.chances.heading }));
    expect(payouts.getByRole('rowheader', { name: type }).parentElement).toHaveTextContent(payout);
  }
  expect(screen.getByRole('link', { name: km.common.back })).toHaveAttribute('href', '/');
  expect(services.page.title()).toBe(km.titles.rule);
});

describe('the chances in the rules', () => {
  const rowOf = async (type: string) => {
    const table = await screen.findByRole('table', { name: km.chances.heading });
    return within(table).getByRole('rowheader', { name: type }).parentElement?.textContent;
  };
  const withOdds = (oneDigit: number) => ({
    server: {
      'GET odds': {
        body: [
          { type: '1D', odds: oneDigit },
          { type: '2D', odds: 90 },
          { type: '3D', odds: 800 },
        ],
      },
    },
  });

  it('are computed from the odds in force', async () => {
    await renderApp('/rule', withOdds(9));
    const source = new RegExp(km.chances.oddsInForce);
    expect(await screen.findByText(source)).toBeVisible();
    expect(await rowOf('1D')).toBe(`1D${km.chances.oneIn('10')}× 990៛`);
    expect(await rowOf('2D')).toBe(`2D${km.chances.oneIn('100')}× 9090៛`);
    expect(await rowOf('3D')).toBe(`3D${km.chances.oneIn('1,000')}× 80080៛`);
  });

  it('say that the odds differ from those of the rules', async () => {
    await renderApp('/rule', withOdds(8.5));
    expect(await screen.findByText(new RegExp(km.chances.oddsDiffer))).toBeVisible();
    expect(await rowOf('1D')).toBe(`1D${km.chances.oneIn('10')}× 8.585៛`);
  });

  it('are those of the rules while the odds are unknown, and say so', async () => {
    await renderApp('/rule', { server: { 'GET odds': { status: 500, body: {} } } });
    expect(await screen.findByText(new RegExp(km.chances.oddsOfRules))).toBeVisible();
    expect(await rowOf('1D')).toBe(`1D${km.chances.oneIn('10')}× 990៛`);
  });
});

describe('the check of a session link', () => {
  beforeEach(() => void jest.useFakeTimers());

  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it('is shown as running until the response arrives', async () => {
    await renderApp('/check-auth/some-id', {
      session: null,
      server: { 'GET check-auth/some-id': () => new Promise(() => undefined) },
    });
    await wait(1100);
    expect(screen.getByText('Checking Authorization...')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(km.common.brand)).toBeVisible();
  });

  it('[8.7] stays on screen with a message and a way to try again if the realtime sign-in fails', async () => {
    const { address, services } = await renderApp('/check-auth/some-id', {
      session: null,
      server: { 'GET check-auth/some-id': { body: signInAnswer } },
    });
    services.balances.refuseSignIn('the identity service is away');
    await wait(1100);
    expect(address()).toBe('/check-auth/some-id');
    expect(screen.getByText('Checking Authorization...')).toBeVisible();
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByText(km.errors.checkConnection)).toBeVisible();
    expect(screen.getByText(km.common.tryAgain)).toHaveAttribute('href', '');
    expect(services.logger.lines).toContainEqual({
      message: 'realtime sign-in failed',
      details: 'the identity service is away',
    });
  });
});
