import { sessionEnded } from '../../api/apiEvents';
import {
  listedBet,
  openPage,
  openPageWithServer,
  pass,
} from '../../testing/listeners/unansweredStakes';
import { testSession } from '../../testing/makeTestServices';
import { ownerMark } from '../../platform/ownerMark';
import { sessionEvents } from '../session/sessionSlice';

beforeEach(() => jest.useFakeTimers());

describe('an equal stake of another tab', () => {
  it('keeps its bet: this tab does not find its own stake in it', async () => {
    const { server, services, submit, states } = await openPageWithServer();
    services.tabs.receiveBet('9');
    server.on('GET bets', { body: [listedBet(9)] });
    await submit();
    await pass(4500);
    expect(states()).toEqual(['notFound']);
    server.on('GET bets', { body: [listedBet(10), listedBet(9)] });
    await pass(6000);
    expect(states()).toEqual(['placed']);
    expect(services.tabs.announcedBets).toEqual(['10']);
  });

  it('keeps its bet also after a reload of this tab', async () => {
    const page = await openPageWithServer();
    await page.submit();
    page.services.tabs.receiveBet('9');
    page.server.on('GET bets', { body: [listedBet(9)] });
    const key = `receipts:${ownerMark('1001')}`;
    const { states } = await openPage(page.server, { [key]: page.stored() });
    expect(states()).toEqual(['checking']);
  });

  it('learns which bets this tab owns when it opens later', async () => {
    const { server, services, submit } = await openPageWithServer();
    server.on('GET bets', { body: [listedBet(9)] });
    await submit();
    services.tabs.receiveQuestion();
    expect(services.tabs.announcedBets).toEqual(['9', '9']);
  });

  it('makes a response that names its bet prove nothing', async () => {
    const { server, services, submit, states } = await openPageWithServer();
    services.tabs.receiveBet('9');
    server.on('POST bets', { status: 201, body: { data: listedBet(9) } });
    server.on('GET bets', { body: [listedBet(9)] });
    await submit();
    expect(states()).toEqual(['checking']);
    expect(services.tabs.announcedBets).toEqual([]);
  });
});

it('another sign-in continues the checks of its player, and of nobody else, without a reload', async () => {
  const { server, store, submit, states, services } = await openPageWithServer();
  await submit();
  store.dispatch(sessionEnded({ reason: 'tokenRefused', endpoint: 'getBets', message: null }));
  await pass(0);
  store.dispatch(sessionEvents.signedIn({ userId: '1002', username: 'd', currency: 'KHR' }));
  await pass(20_000);
  expect(states()).toEqual([]);
  store.dispatch(sessionEnded({ reason: 'tokenRefused', endpoint: 'getBets', message: null }));
  await pass(0);
  server.on('GET bets', { body: [listedBet(9)] });
  services.sessionCookies.save(testSession);
  store.dispatch(sessionEvents.signedIn({ userId: '1001', username: 's', currency: 'KHR' }));
  await pass(0);
  expect(states()).toEqual(['placed']);
});
