import { sessionLinkPathname, locationChanged } from '../../store/navigationSlice';
import { submitLogin } from '../../features/session/LoginForm';
import { sessionEvents } from '../../features/session/sessionSlice';
import type { FakeServer } from '../fakeServer';
import { makeTestStore } from '../makeTestStore';
import { goodAnswers, session } from './examples';
import type { HarmWatch } from './harm';
import type { BrokenAnswer } from './brokenAnswers';
import { settle } from './settle';

/** Creates the check of one hostile response to a login, followed by a good one. */
export function makeLoginRun(server: FakeServer, watch: HarmWatch) {
  return async ({ answer, isGood }: BrokenAnswer): Promise<string[]> => {
    const { store, services } = makeTestStore({ session: null });
    const submit = async () => {
      store.dispatch(submitLogin({ username: 'sophea', password: 'riel1234' }));
      await settle(store);
    };
    server.on('POST login', answer);
    await submit();
    const problems: string[] = [];
    const isIn = services.reloads.length === 1;
    const { message } = store.getState().session.login;
    const lines = services.logger.lines.length;
    if (isGood && !isIn) problems.push('a good answer was not taken');
    if (isIn && services.readAccessToken() === null) problems.push('in without a token');
    if (!isIn && services.sessionCookies.readPlayer()) problems.push('refused with a session');
    if (!isIn && !message?.trim()) problems.push('the player sees no message');
    if (lines > 1 || (!isIn && lines !== 1)) problems.push(`${lines} log lines`);

    server.on('POST login', { body: goodAnswers['POST login'] });
    services.reloads.length = 0;
    store.dispatch(sessionEvents.loginFailed({ message: '' }));
    await submit();
    if (services.reloads.length !== 1) problems.push('the good answer signs nobody in');
    if (services.readAccessToken() !== session.access_token) problems.push('another token');
    if (services.sessionCookies.readPlayer()?.username !== session.username) {
      problems.push('another player');
    }
    return [...problems, ...watch.findings(services.logger)];
  };
}

/** Creates the check of one hostile response to a session link, then a good one; fake timers. */
export function makeCheckAuthRun(server: FakeServer, watch: HarmWatch) {
  return async ({ answer, isGood }: BrokenAnswer): Promise<string[]> => {
    const went: string[] = [];
    const { store, services } = makeTestStore({ session: null, go: (to) => void went.push(to) });
    const open = async () => {
      services.secrets.sessionId.put('link');
      store.dispatch(locationChanged({ pathname: '/login', search: '' }));
      went.length = 0;
      store.dispatch(locationChanged({ pathname: sessionLinkPathname, search: '' }));
      await settle(store);
      jest.advanceTimersByTime(1100);
      await settle(store);
    };
    server.on('GET check-auth/link', answer);
    await open();
    const problems: string[] = [];
    const isIn = store.getState().session.player !== null;
    if (isGood && !isIn) problems.push('a good answer was not taken');
    if (went.join() !== (isIn ? '/' : '/login')) problems.push(`went to ${went.join()}`);
    if (!isIn && services.sessionCookies.readPlayer()) problems.push('refused with a session');
    const failures = services.logger.lines.filter(({ message }) => message.startsWith('call '));
    if (!isIn && failures.length !== 1) problems.push(`${failures.length} log lines`);

    server.on('GET check-auth/link', { body: goodAnswers['GET check-auth/link'] });
    await open();
    if (went[0] !== '/') problems.push('the good answer signs nobody in');
    if (services.readAccessToken() !== session.access_token) problems.push('another token');
    return [...problems, ...watch.findings(services.logger)];
  };
}

/** Creates the check of one hostile response to a logout, followed by a good one. */
export function makeLogoutRun(server: FakeServer, watch: HarmWatch) {
  return async ({ answer, isGood }: BrokenAnswer): Promise<string[]> => {
    const { store, services } = makeTestStore();
    const press = async () => {
      store.dispatch(sessionEvents.logoutRequested());
      await settle(store);
    };
    const isOut = () => store.getState().session.player === null;
    server.on('POST logout', answer);
    await press();
    const problems: string[] = [];
    const { notifications } = store.getState();
    if (isGood && !isOut()) problems.push('a good answer was not taken');
    if (!isOut() && notifications.toasts.length !== 1) problems.push('the player sees no message');
    if (!isOut() && services.logger.lines.length !== 1) problems.push('not one log line');
    server.on('POST logout', { body: goodAnswers['POST logout'] });
    await press();
    if (!isOut() || services.readAccessToken() !== null) problems.push('still signed in');
    return [...problems, ...watch.findings(services.logger)];
  };
}
