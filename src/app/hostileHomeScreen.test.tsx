import { act, screen } from '@testing-library/react';
import { betsEvents, selectSlip } from '../features/bets/betsSlice';
import { gameEvents } from '../features/game/gameSlice';
import { km } from '../i18n/km';
import { goodAnswers, goodEvents } from '../testing/hostile/examples';
import { goodServer } from '../testing/hostile/goodServer';
import { screenProblems, watchForHarm } from '../testing/hostile/harm';
import type { HarmWatch } from '../testing/hostile/harm';
import { hostileEvents } from '../testing/hostile/hostileMessages';
import type { HostileAnswer, HostileEvent } from '../testing/hostile/hostileMessages';
import { messageIn, refusalsOf } from '../testing/hostile/refusals';
import { expectNoProblems, printCount } from '../testing/hostile/runCases';
import { waitUntilShown } from '../testing/hostile/screenTargets';
import { renderApp } from '../testing/renderApp';
import { selectToasts, toastDismissed } from './notifications/notificationsSlice';
import { toastTexts } from '../testing/shownToasts';

const count = { total: 0 };
const timeLimit = 300_000;
let watch: HarmWatch;

beforeEach(() => {
  watch = watchForHarm();
});

afterEach(() => void jest.useRealTimers());

afterAll(() => printCount(count, 'on the home screen'));

const shown = () => document.body.textContent;

const stake = { roundId: 240_001, number: '42', amount: 1000 };

it(
  'home withstands any event, and shows the next good ones',
  async () => {
    const app = await renderApp('/', { server: goodServer });
    await waitUntilShown(app, () => shown().includes('#240001'));
    const { broadcasts, logger } = app.services;
    const { countdown, start } = goodEvents;
    let { id } = start.payload.result;
    const [newestResult, ...olderResults] = goodAnswers['GET results'];
    const run = async ({ channel, data }: HostileEvent): Promise<string[]> => {
      await app.happens(() => broadcasts.receive(channel, data));
      await waitUntilShown(app, () => true);
      const problems = [...watch.findings(logger), ...screenProblems()];
      // What closes a round closes it for good: the next one begins, and the list knows of the last one.
      app.server.on('GET results', {
        body: [{ ...newestResult, id, round_id: id }, ...olderResults],
      });
      id += 1;
      await app.happens(() => {
        app.store.dispatch(gameEvents.revealClosed());
        broadcasts.receive(start.channel, JSON.stringify({ status: 'start', result: { id } }));
        broadcasts.receive(countdown.channel, JSON.stringify(countdown.payload));
      });
      const timer = screen.getByLabelText(km.home.timeLeft);
      const isShown = timer.textContent.includes('41') && shown().includes(`#${id}`);
      if (!isShown) problems.push('the next good one is not shown');
      return problems;
    };
    await expectNoProblems(count, hostileEvents, run);
  },
  timeLimit,
);

it(
  'a refused stake shows the server’s message as text, and the slip stays',
  async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const app = await renderApp('/', { server: goodServer });
    await waitUntilShown(app, () => shown().includes('#240001'));
    const { channel, payload } = goodEvents.countdown;
    const pushCountdown = () => app.services.broadcasts.receive(channel, JSON.stringify(payload));
    await app.happens(() => {
      pushCountdown();
      app.store.dispatch(betsEvents.slipOpened(stake));
    });
    const run = async ({ answer }: HostileAnswer): Promise<string[]> => {
      app.server.on('POST bets', answer);
      await app.happens(() => {
        // Seconds of silence close the betting.
        pushCountdown();
        app.store.dispatch(betsEvents.betSubmitted(stake));
      });
      const toastOf = () => selectToasts(app.store.getState())[0];
      const isShown = () => shown().includes(toastTexts(app.store.getState())[0] ?? 'no toast');
      await waitUntilShown(app, isShown);
      const toast = toastOf();
      const problems = [
        ...watch.findings(app.services.logger),
        ...screenProblems(messageIn(answer)),
      ];
      if (!isShown()) problems.push('no message is shown');
      if (selectSlip(app.store.getState()) === null) problems.push('the slip is gone');
      await app.happens(() => app.store.dispatch(toastDismissed({ id: toast?.id ?? 0 })));
      // A toast leaves in several transitions.
      const isLeaving = () => document.querySelector('[data-toast]') !== null;
      for (let passed = 0; passed < 1000 && isLeaving(); passed += 250) {
        app.services.clock.advance(250);
        await act(() => jest.advanceTimersByTimeAsync(250));
      }
      if (isLeaving()) problems.push('the toast stays');
      return problems;
    };
    await expectNoProblems(count, refusalsOf('POST bets'), run);
  },
  timeLimit,
);
