import { sessionEnded } from '../../api/apiEvents';
import { locationChanged, sessionLinkPathname } from '../../store/navigationSlice';
import {
  initialSession,
  selectAuthorization,
  selectBalance,
  selectIsBalanceStale,
  selectIsLoggingOut,
  selectIsSignedIn,
  selectIsTakenOver,
  selectLogin,
  selectLoginDraft,
  selectPlayer,
  sessionEvents,
  sessionReducer,
} from './sessionSlice';
import type { SessionState } from './sessionSlice';

type Event = Parameters<typeof sessionReducer>[1];

const sophea = { userId: '1001', username: 'sophea', currency: 'KHR' };
const dararith = { userId: '1002', username: 'dararith', currency: 'USD' };

/** What the selectors read after some events; nobody is signed in before them. */
const after = (events: Event[], state: SessionState = initialSession(null)) => {
  const session = events.reduce(sessionReducer, state);
  return {
    state: session,
    read: <Value>(select: (root: { session: SessionState }) => Value) => select({ session }),
  };
};
const to = (pathname: string) => locationChanged({ pathname, search: '' });

it('nobody is signed in at first, and no balance is known', () => {
  const { state, read } = after([{ type: 'start' }]);
  expect(sessionReducer(undefined, { type: 'start' })).toEqual(state);
  expect(read(selectPlayer)).toBeNull();
  expect(read(selectIsSignedIn)).toBe(false);
  expect(read(selectBalance)).toBeNull();
  expect(read(selectIsBalanceStale)).toBe(false);
  expect(read(selectLogin)).toEqual({ isSubmitting: false, message: null });
  expect(read(selectLoginDraft)).toEqual({
    username: '',
    hasPassword: false,
    usernameError: null,
    passwordError: null,
  });
  expect(read(selectAuthorization)).toBe('loading');
  expect(read(selectIsLoggingOut)).toBe(false);
  expect(read(selectIsTakenOver)).toBe(false);
});

it('the player of the cookies is signed in at start', () => {
  const { read } = after([], initialSession(sophea));
  expect(read(selectPlayer)).toEqual(sophea);
  expect(read(selectIsSignedIn)).toBe(true);
});

describe('the balance', () => {
  const known = after([sessionEvents.balanceReceived({ balance: 5000 })], initialSession(sophea));

  it('is the last one that the server sent', () => {
    expect(known.read(selectBalance)).toBe(5000);
    const next = after([sessionEvents.balanceReceived({ balance: 0 })], known.state);
    expect(next.read(selectBalance)).toBe(0);
  });

  it('stays while its connection is lost, marked as stale until that is restored', () => {
    const lost = after([sessionEvents.balanceConnectionLost()], known.state);
    expect([lost.read(selectBalance), lost.read(selectIsBalanceStale)]).toEqual([5000, true]);
    const restored = after([sessionEvents.balanceConnectionRestored()], lost.state);
    expect(restored.read(selectIsBalanceStale)).toBe(false);
    const newer = after([sessionEvents.balanceReceived({ balance: 4000 })], lost.state);
    expect([newer.read(selectBalance), newer.read(selectIsBalanceStale)]).toEqual([4000, false]);
  });

  it('is unknown again when another player signs in', () => {
    const lost = after([sessionEvents.balanceConnectionLost()], known.state);
    const next = after([sessionEvents.signedIn(dararith)], lost.state);
    expect(next.read(selectPlayer)).toEqual(dararith);
    expect([next.read(selectBalance), next.read(selectIsBalanceStale)]).toEqual([null, false]);
  });

  it('leaves the store with the session', () => {
    const ended = after([sessionEnded({ reason: 'loggedOut' })], known.state);
    expect(ended.state).toEqual(initialSession(null));
  });
});

describe('a login', () => {
  const failed = [sessionEvents.loginSubmitted(), sessionEvents.loginFailed({ message: 'No' })];

  it('is under way from the press to its failure', () => {
    const submitted = after([sessionEvents.loginSubmitted()]);
    expect(submitted.read(selectLogin)).toEqual({ isSubmitting: true, message: null });
    expect(after(failed).read(selectLogin)).toEqual({ isSubmitting: false, message: 'No' });
  });

  it('loses its message with the next press and with the next edit', () => {
    const again = after([...failed, sessionEvents.loginSubmitted()]);
    expect(again.read(selectLogin)).toEqual({ isSubmitting: true, message: null });
    const edited = after([...failed, sessionEvents.loginEdited()]);
    expect(edited.read(selectLogin)).toEqual({ isSubmitting: false, message: null });
  });

  const typed = [
    sessionEvents.loginTyped({ username: 'sophea', hasPassword: true }),
    sessionEvents.loginValidated({ usernameError: 'a', passwordError: 'b' }),
  ];

  it('mirrors its form without the password', () => {
    expect(after(typed).read(selectLoginDraft)).toEqual({
      username: 'sophea',
      hasPassword: true,
      usernameError: 'a',
      passwordError: 'b',
    });
  });

  it('forgets its form when the player leaves the screen', () => {
    expect(after([...typed, to('/login')]).read(selectLoginDraft).username).toBe('sophea');
    expect(after([...typed, to('/')]).read(selectLoginDraft)).toEqual(
      initialSession(null).loginDraft,
    );
  });
});

describe('the check of a session link', () => {
  it.each([
    ['checking', sessionEvents.checkAuthSent()],
    ['realtimeRefused', sessionEvents.checkAuthRealtimeRefused()],
    ['failed', sessionEvents.checkAuthFailed()],
  ] as const)('is %s until the next link is opened', (step, event) => {
    expect(after([event]).read(selectAuthorization)).toBe(step);
    expect(after([event, to('/login')]).read(selectAuthorization)).toBe(step);
    expect(after([event, to(sessionLinkPathname)]).read(selectAuthorization)).toBe('loading');
  });
});

it('a logout is under way until it fails', () => {
  const requested = after([sessionEvents.logoutRequested()], initialSession(sophea));
  expect(requested.read(selectIsLoggingOut)).toBe(true);
  expect(requested.read(selectIsSignedIn)).toBe(true);
  const failed = after([sessionEvents.logoutFailed()], requested.state);
  expect(failed.read(selectIsLoggingOut)).toBe(false);
});

it('a page that another player has taken over stays so, and nothing else changes', () => {
  const { state, read } = after([sessionEvents.takenOver()], initialSession(sophea));
  expect(read(selectIsTakenOver)).toBe(true);
  expect(after([sessionEvents.takeOverShown()], state).state).toBe(state);
});
