import { isDeepStrictEqual } from 'node:util';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { cleanup, screen } from '@testing-library/react';
import { betsEvents, selectSlip } from '../features/bets/betsSlice';
import { gameEvents } from '../features/game/gameSlice';
import { sessionEvents } from '../features/session/sessionSlice';
import { submitLogin } from '../features/session/LoginForm';
import { km } from '../i18n/km';
import type { FakeAnswer } from '../testing/fakeServer';
import { distinctAnswersTo } from '../testing/hostile/distinctAnswers';
import { goodAnswers, goodEvents } from '../testing/hostile/examples';
import type { CallName } from '../testing/hostile/examples';
import { screenProblems, watchForHarm } from '../testing/hostile/harm';
import type { HarmWatch } from '../testing/hostile/harm';
import { distinctAddresses } from '../testing/hostile/hostileAddresses';
import type { HostileAddress } from '../testing/hostile/hostileAddresses';
import { hostileAnswersTo, hostileEvents } from '../testing/hostile/hostileMessages';
import type { HostileAnswer, HostileEvent } from '../testing/hostile/hostileMessages';
import { expectNoProblems, printCount } from '../testing/hostile/runCases';
import { refetch, screenTargets, waitUntilShown } from '../testing/hostile/screenTargets';
import type { ScreenTarget } from '../testing/hostile/screenTargets';
import { renderApp } from '../testing/renderApp';
import type { RenderedApp } from '../testing/renderApp';
import { selectToasts, toastDismissed } from './notifications/notificationsSlice';

const count = { total: 0 };
const timeLimit = 300_000;
let watch: HarmWatch;

beforeEach(() => {
  watch = watchForHarm();
});

afterAll(() => printCount(count, 'on the screens'));

const goodServer = Object.fromEntries(
  Object.entries(goodAnswers).map(([call, body]) => [call, { body }]),
);

const shown = () => document.body.textContent;

async function mount({ address, good, open }: ScreenTarget): Promise<RenderedApp> {
  cleanup();
  const app = await renderApp(address, { server: goodServer });
  if (open) await app.happens(() => open(app.store));
  await waitUntilShown(app, () => shown().includes(good));
  return app;
}

it.each(screenTargets)(
  '$address withstands any response to $target.call, reports a failure, and shows the next good one',
  async (screenTarget) => {
    const { target, good, failure } = screenTarget;
    const answers = await distinctAnswersTo(target);
    let app = await mount(screenTarget);
    const reference = target.select(app.store.getState()).data;
    const run = async ({ answer, junk }: (typeof answers)[number]): Promise<string[]> => {
      for (const call of [target.call, target.call.replace('report', 'reports')]) {
        app.server.on(call, answer);
      }
      await app.happens(() => refetch(app.store, screenTarget));
      const isShown = () => {
        const isFailed = target.select(app.store.getState()).status === QueryStatus.rejected;
        return !isFailed || failure === null || screen.queryAllByText(failure).length === 1;
      };
      await waitUntilShown(app, isShown);
      const problems = [...watch.findings(app.services.logger), ...screenProblems(junk)];
      if (!isShown()) problems.push('the failure is not shown');
      app.server.on(target.call, { body: goodAnswers[target.call] });
      await app.happens(() => refetch(app.store, screenTarget));
      await waitUntilShown(app, () => shown().includes(good));
      const { data } = target.select(app.store.getState());
      if (!shown().includes(good)) problems.push('the next good answer is not shown');
      if (!isDeepStrictEqual(data, reference)) problems.push('the next good answer is another');
      problems.push(...watch.findings(app.services.logger), ...screenProblems());
      if (problems.length > 0) app = await mount(screenTarget);
      return problems;
    };
    await expectNoProblems(count, answers, run);
  },
  timeLimit,
);

it(
  'any text in an address leads to a screen, and the next good address to its own',
  async () => {
    const addresses = await distinctAddresses();
    const app = await renderApp('/', { server: goodServer });
    const run = async ({ address, text }: HostileAddress): Promise<string[]> => {
      await app.goTo(address);
      await waitUntilShown(app, () => shown().length > 100);
      const harm = screenProblems(JSON.stringify(decodeURIComponent(text)));
      const problems = [...watch.findings(app.services.logger), ...harm];
      await app.goTo('/rule');
      await waitUntilShown(app, () => shown().includes(km.rule.title));
      if (!shown().includes(km.rule.title)) problems.push('the next good address is not shown');
      return problems;
    };
    await expectNoProblems(count, addresses, run);
  },
  timeLimit,
);

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
  'the login shows any refusal as text, and the next good response signs in',
  async () => {
    const app = await renderApp('/login', { server: goodServer, session: null });
    await waitUntilShown(app, () => shown().includes(km.login.submit));
    const submit = async () => {
      await app.happens(() => {
        app.store.dispatch(submitLogin({ username: 'sophea', password: 'riel1234' }));
      });
      await waitUntilShown(app, () => true);
    };
    const run = async ({ answer, name }: HostileAnswer): Promise<string[]> => {
      app.server.on('POST login', answer);
      await submit();
      const problems = [
        ...watch.findings(app.services.logger),
        ...screenProblems(messageIn(answer)),
      ];
      const describedBy = screen.getByLabelText(km.login.username).getAttribute('aria-describedby');
      if (!document.getElementById(describedBy ?? '')?.textContent.trim())
        problems.push('no message is shown');
      if (app.services.reloads.length > 0) problems.push(`${name} signs in`);
      app.server.on('POST login', { body: goodAnswers['POST login'] });
      await submit();
      if (app.services.reloads.splice(0).length !== 1) problems.push('the good one does not');
      await app.happens(() => {
        app.services.sessionCookies.clear();
        app.store.dispatch(sessionEvents.loginFailed({ message: 'again' }));
      });
      return problems;
    };
    await expectNoProblems(count, refusalsOf('POST login'), run);
  },
  timeLimit,
);

it(
  'a refused stake shows the server’s message as text, and the slip stays',
  async () => {
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
        // A slow machine takes longer than the seconds of silence that close the betting.
        pushCountdown();
        app.store.dispatch(betsEvents.betSubmitted(stake));
      });
      const toastOf = () => selectToasts(app.store.getState())[0];
      const isShown = () => shown().includes(toastOf()?.text ?? 'no toast');
      await waitUntilShown(app, isShown);
      const toast = toastOf();
      const problems = [
        ...watch.findings(app.services.logger),
        ...screenProblems(messageIn(answer)),
      ];
      if (!isShown()) problems.push('no message is shown');
      if (selectSlip(app.store.getState()) === null) problems.push('the slip is gone');
      await app.happens(() => app.store.dispatch(toastDismissed({ id: toast?.id ?? 0 })));
      await waitUntilShown(app, () => document.querySelector('[data-toast]') === null);
      return problems;
    };
    await expectNoProblems(count, refusalsOf('POST bets'), run);
  },
  timeLimit,
);

const stake = { roundId: 240_001, number: '42', amount: 1000 };

/** The refusals of a call with different messages. */
const refusalsOf = (call: CallName) => {
  const refusals = hostileAnswersTo(call).filter(({ name }) => name.startsWith('422 '));
  return [...new Map(refusals.map((refusal) => [messageIn(refusal.answer), refusal])).values()];
};

/** The junk that a refusal has for its message, as JSON text. */
function messageIn({ text = '' }: FakeAnswer): string | null {
  const message = /^\{"message":("(?:[^"\\]|\\.)*")/.exec(text)?.[1];
  return message ?? null;
}
