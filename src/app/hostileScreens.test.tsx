import { isDeepStrictEqual } from 'node:util';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { cleanup, screen } from '@testing-library/react';
import { sessionEvents } from '../features/session/sessionSlice';
import { submitLogin } from '../features/session/LoginForm';
import { km } from '../i18n/km';
import { distinctAnswersTo } from '../testing/hostile/distinctAnswers';
import { goodAnswers } from '../testing/hostile/examples';
import { goodServer } from '../testing/hostile/goodServer';
import { screenProblems, watchForHarm } from '../testing/hostile/harm';
import type { HarmWatch } from '../testing/hostile/harm';
import { distinctAddresses } from '../testing/hostile/hostileAddresses';
import type { HostileAddress } from '../testing/hostile/hostileAddresses';
import type { HostileAnswer } from '../testing/hostile/hostileMessages';
import { messageIn, refusalsOf } from '../testing/hostile/refusals';
import { expectNoProblems, printCount } from '../testing/hostile/runCases';
import { refetch, screenTargets, waitUntilShown } from '../testing/hostile/screenTargets';
import type { ScreenTarget } from '../testing/hostile/screenTargets';
import { renderApp } from '../testing/renderApp';
import type { RenderedApp } from '../testing/renderApp';

const count = { total: 0 };
const timeLimit = 300_000;
let watch: HarmWatch;

beforeEach(() => {
  watch = watchForHarm();
});

afterAll(() => printCount(count, 'on the screens'));

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
