import { setImmediate } from 'node:timers/promises';
import { act, screen } from '@testing-library/react';
import { goodAnswers, goodServer } from '../testing/hostile/examples';
import { screenProblems, watchForHarm } from '../testing/hostile/harm';
import { hostileEvents } from '../testing/hostile/hostileMessages';
import { renderApp } from '../testing/renderApp';

const html = '<img src=x onerror="document.title=1">';

/**
 * A list with the good row, and for each field one that lacks it and one with HTML in it, as JSON text. Each row has
 * a round of its own, so that none repeats another.
 */
function oddList(good: object = {}) {
  // It decides in which table a bet is.
  const keys = Object.keys(good).filter((key) => key !== 'is_calculate');
  const odd = keys.flatMap((key) => [null, html].map((value) => ({ ...good, [key]: value })));
  const rows = [good, ...odd].map((row, index) =>
    JSON.stringify(row).replaceAll('240000', `${240_000 - index}`),
  );
  return `[${rows.join(',')}]`;
}

const [result] = goodAnswers['GET results'];
const [settledBet, openBet] = goodAnswers['GET bets'];
const [day] = goodAnswers['GET report'];
const { data: dayBets, total } = goodAnswers['GET report/detail'];

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

it.each([
  {
    table: 'results',
    address: '/?slug=result',
    call: 'GET results',
    good: '#240000',
    text: oddList(result),
  },
  {
    table: 'open bets',
    address: '/',
    call: 'GET bets',
    good: '2,000 x 9',
    text: oddList(openBet),
  },
  {
    table: 'settled bets',
    address: '/?slug=win-lose',
    call: 'GET bets',
    good: '3,000 x 90',
    text: oddList(settledBet),
  },
  {
    table: 'report',
    // The header and the sums.
    otherRows: 2,
    address: '/report?start_date=2026-11-16&end_date=2026-11-22',
    call: 'GET report',
    good: '25,000៛',
    text: oddList(day),
  },
  {
    table: 'bets of a day',
    // The header and the sums.
    otherRows: 2,
    address: '/report/detail?date=2026-11-20',
    call: 'GET report/detail',
    good: '3,000៛',
    text: `{"data":${oddList(dayBets[0])},"total":${JSON.stringify(total)}}`,
  },
])(
  'the table of the $table shows hostile rows as text or N/A, never as nonsense or markup',
  async ({ address, call, good, text, otherRows = 1 }) => {
    const watch = watchForHarm();
    const answer = { text, contentType: 'application/json' };
    const { services } = await renderApp(address, { server: { ...goodServer, [call]: answer } });
    await screen.findAllByText(good);
    const body = JSON.parse(text) as unknown[] | { data: unknown[] };
    const rows = Array.isArray(body) ? body : body.data;
    expect(screen.getByRole('table')).toHaveAttribute(
      'aria-rowcount',
      `${rows.length + otherRows}`,
    );
    expect(screen.getAllByText('N/A')).not.toHaveLength(0);
    expect([...watch.findings(services.logger), ...screenProblems()]).toEqual([]);
  },
);

it('home shows no nonsense, no markup and no error screen after any event', async () => {
  const watch = watchForHarm();
  const { services, happens } = await renderApp('/', { server: goodServer });
  await screen.findAllByText(/#240001/);
  for (const { name, channel, data } of hostileEvents) {
    await happens(() => services.broadcasts.receive(channel, data));
    const problems = [...watch.findings(services.logger), ...screenProblems()];
    expect({ name, problems }).toEqual({ name, problems: [] });
    await act(() => setImmediate());
  }
});
