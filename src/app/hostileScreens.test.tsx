import { setImmediate } from 'node:timers/promises';
import { act, screen } from '@testing-library/react';
import { goodAnswers } from '../testing/hostile/examples';
import { goodServer } from '../testing/hostile/goodServer';
import { screenProblems, watchForHarm } from '../testing/hostile/harm';
import { hostileEvents } from '../testing/hostile/hostileMessages';
import { variantsOf } from '../testing/hostile/variants';
import type { Json } from '../testing/hostile/variants';
import { renderApp } from '../testing/renderApp';

/** A list with a row per hostile variant, as JSON text; texts that look like a careless conversion are left out. */
const oddList = (row: Json) => {
  const rows = variantsOf(row).filter(({ junk }) => !/NaN|Infinity/.test(junk ?? ''));
  return `[${[JSON.stringify(row), ...rows.map(({ text }) => text)].join(',')}]`;
};

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
    text: oddList(result as Json),
  },
  {
    table: 'open bets',
    address: '/',
    call: 'GET bets',
    good: '2,000 x 9',
    text: oddList(openBet as Json),
  },
  {
    table: 'settled bets',
    address: '/?slug=win-lose',
    call: 'GET bets',
    good: '3,000 x 90',
    text: oddList(settledBet as Json),
  },
  {
    table: 'report',
    address: '/report?start_date=2026-11-16&end_date=2026-11-22',
    call: 'GET report',
    good: '25,000៛',
    text: oddList(day as Json),
  },
  {
    table: 'bets of a day',
    address: '/report/detail?date=2026-11-20',
    call: 'GET report/detail',
    good: '3,000៛',
    text: `{"data":${oddList(dayBets[0] as Json)},"total":${JSON.stringify(total)}}`,
  },
])(
  'the table of the $table shows hostile rows as text or N/A, never as nonsense or markup',
  async ({ address, call, good, text }) => {
    const watch = watchForHarm();
    const answer = { text, contentType: 'application/json' };
    const { services } = await renderApp(address, { server: { ...goodServer, [call]: answer } });
    await screen.findAllByText(good);
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
