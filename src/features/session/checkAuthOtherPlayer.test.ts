import { sessionEnded } from '../../api/apiEvents';
import { refetch } from '../../api/refetch';
import { alwaysRefetch } from '../../api/restApi';
import { browserFeaturesMissing } from '../../store/appEvents';
import { selectToasts } from '../../app/notifications/notificationsSlice';
import { rootReducer } from '../../app/rootReducer';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import type { FakeAnswer } from '../../testing/fakeServer';
import { openLink } from '../../testing/listeners/openLink';
import { betRow } from '../../testing/listeners/openSlip';
import { testSession } from '../../testing/makeTestServices';
import { signInAnswer } from '../../testing/signInAnswer';
import { readBetMemory, keepReceipts } from '../bets/betMemory';
import { betsApi } from '../bets/betsApi';
import { selectBets } from '../bets/betsSelectors';
import { betsEvents } from '../bets/betsSlice';
import { receiptAfterSilence, receiptOfPress } from '../receipts/receiptMachine';
import { sessionEvents } from './sessionSlice';
import { toastTexts } from '../../testing/shownToasts';

beforeEach(() => jest.useFakeTimers());

const otherAnswer = { ...signInAnswer, id: 1002, username: 'dararith' };

describe('a session link opened in a tab of another player', () => {
  const stake = { roundId: 50, number: '07', amount: 1000 };
  const receiptOf = (userId: string) =>
    receiptAfterSilence(receiptOfPress({ id: userId, userId, stake, baseline: [] }), 'offline');
  function openForOther() {
    const page = openLink('/check-auth/demo-session', testSession);
    page.server.on('GET bets', { body: [betRow(8)] });
    page.server.on('GET check-auth/demo-session', { body: otherAnswer });
    return page;
  }

  it('shows nothing of the other player, whose stakes are still remembered', async () => {
    const { server, store, services, pass } = openForOther();
    store.dispatch(betsEvents.memoryRead({ receipts: [receiptOf('1001')], number: '' }));
    keepReceipts(services.sessionStore, '1001', [receiptOf('1001')]);
    await pass(500);
    expect(selectBets(store.getState())).toHaveLength(1);
    server.on('GET bets', { status: 500, body: null });
    await pass(600);
    expect(store.getState().session.player?.userId).toBe('1002');
    expect(selectBets(store.getState())).toBeUndefined();
    expect(store.getState().bets.receipts).toEqual([]);
    const { receipts } = readBetMemory(services.sessionStore, services.logger, '1001');
    expect(receipts).toHaveLength(1);
  });

  it('never shows the number that the other player chose when their session expired', async () => {
    const { store, session, pass } = openForOther();
    store.dispatch(betsEvents.memoryRead({ receipts: [], number: '472' }));
    const shown = new Map<string | undefined, string[]>();
    store.replaceReducer((before, action) => {
      const state = rootReducer(before, action);
      const userId = state.session.player?.userId;
      shown.set(userId, [...(shown.get(userId) ?? []), state.bets.number]);
      return state;
    });
    await pass(1100);
    expect(session().player?.userId).toBe('1002');
    expect(shown.get('1001')).toContain('472');
    expect(new Set(shown.get('1002'))).toEqual(new Set(['']));
  });

  it('closes the toasts about the stakes of the other player, and keeps what concerns the browser', async () => {
    const { store, session, pass } = openForOther();
    store.dispatch(browserFeaturesMissing({ missing: ['tabs'] }));
    store.dispatch(betsEvents.memoryRead({ receipts: [receiptOf('1001')], number: '' }));
    const texts = () => toastTexts(store.getState());
    await pass(500);
    expect(texts()).toEqual([km.browser.tabs, km.receipt.stakeWasPlaced('07', formatAmount(1000))]);
    await pass(600);
    expect(session().player?.userId).toBe('1002');
    expect(texts()).toEqual([km.browser.tabs]);
  });

  it('closes the recording of the other player, and the next one begins without anything of theirs', async () => {
    const { store, services, session, pass } = openForOther();
    store.dispatch(betsEvents.memoryRead({ receipts: [receiptOf('1001')], number: '' }));
    store.dispatch(sessionEvents.balanceReceived({ balance: 123_456 }));
    let begun = 'nothing yet';
    const { close } = services.recordings;
    jest.spyOn(services.recordings, 'close').mockImplementation(() => {
      close();
      begun = JSON.stringify(store.getState());
    });
    await pass(500);
    expect(selectToasts(store.getState())).toHaveLength(1);
    expect(JSON.stringify(store.getState())).toMatch(/1001.*123456|123456.*1001/);
    await pass(600);
    expect(session().player?.userId).toBe('1002');
    expect(begun).toContain('"player":null');
    expect(begun).not.toMatch(/1001|sophea|123456|"amount":1000|1,000|dararith/);
    expect(services.recordings.closed).toEqual(['1001']);
  });

  it('does not read a list of the other player for the stakes of this one', async () => {
    const { server, store, services, pass } = openForOther();
    let answerLate: (answer: FakeAnswer) => void = () => undefined;
    server.on('GET bets', () => new Promise((resolve) => (answerLate = resolve)));
    keepReceipts(services.sessionStore, '1002', [receiptOf('1002')]);
    void store.dispatch(refetch(betsApi.endpoints.getBets));
    await pass(900);
    server.on('GET bets', { status: 500, body: null });
    await pass(200);
    expect(store.getState().bets.receipts).toMatchObject([{ userId: '1002' }]);
    answerLate({ body: [betRow(8)] });
    await pass(100);
    expect(store.getState().bets.receipts).toMatchObject([{ state: 'checking' }]);
  });
});

it('a session link opened in a tab of the same player keeps what is known', async () => {
  const { server, store, session, pass } = openLink('/check-auth/demo-session', testSession);
  server.on('GET bets', { body: [betRow(8)] });
  server.on('GET check-auth/demo-session', { body: signInAnswer });
  void store.dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch));
  await pass(500);
  server.on('GET bets', () => new Promise(() => undefined));
  await pass(600);
  expect(session()).toMatchObject({ player: { userId: '1001' }, authorization: 'checking' });
  expect(selectBets(store.getState())).toHaveLength(1);
});

describe('a session link that signs in while an earlier session ends', () => {
  function openWhileSessionEnds(answer: object) {
    const page = openLink('/check-auth/demo-session', testSession);
    page.server.on('GET check-auth/demo-session', () => {
      const refused = { reason: 'tokenRefused', endpoint: 'getBets', message: null } as const;
      // Timers wait, as they do behind a burst of answers.
      setTimeout(() => page.store.dispatch(sessionEnded(refused)), 0);
      return new Promise((resolve) => setTimeout(() => resolve({ body: answer }), 0));
    });
    return page;
  }

  it('keeps the stakes that the tab remembers', async () => {
    const { store, services, session, pass } = openWhileSessionEnds(signInAnswer);
    const stake = { roundId: 50, number: '07', amount: 1000 };
    const sent = receiptOfPress({ id: 'r', userId: '1001', stake, baseline: [] });
    keepReceipts(services.sessionStore, '1001', [receiptAfterSilence(sent, 'offline')]);
    await pass(1100);
    expect(session().player?.userId).toBe('1001');
    expect(services.readAccessToken()).toBe('canary-access');
    expect(store.getState().bets.receipts).toMatchObject([{ id: 'r', stake, state: 'checking' }]);
  });

  it('closes the recording of that session before another player is signed in, who stays signed in', async () => {
    const { services, session, pass } = openWhileSessionEnds(otherAnswer);
    const shownPlayers: unknown[] = [];
    const { close } = services.recordings;
    jest.spyOn(services.recordings, 'close').mockImplementation(() => {
      close();
      shownPlayers.push(session().player);
    });
    await pass(1100);
    expect(session().player?.userId).toBe('1002');
    expect(services.recordings.closed).toEqual(['1001']);
    expect(shownPlayers).toEqual([null]);
    expect(services.balances.isSignedOut()).toBe(false);
  });
});
