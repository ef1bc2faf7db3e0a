import { readCustomToken } from '../sandbox/firebase/tokens';
import { demoPassword } from '../sandbox/seed/players';
import { firstRound } from '../sandbox/testing/sandboxAtSeed';
import { startTestSandbox, type TestSandbox } from '../sandbox/testing/testSandbox';
import { dialects, speakResponse, speakUid } from './dialects/speak';

let sandbox: TestSandbox;
afterEach(() => sandbox.stop());

const token = (response: unknown): string =>
  /"access_token":"([^"]+)"/.exec(JSON.stringify(response))?.[1] ?? '';

describe.each([...dialects])('the sandbox in the dialect %s', (_, dialect) => {
  beforeEach(async () => {
    sandbox = await startTestSandbox({ dialect });
    await sandbox.control('/clock', { paused: true });
  });

  it('responds in its dialect, and refuses with the contract’s own messages', async () => {
    const credentials = { username: 'sophea', password: demoPassword };
    const { body } = await sandbox.api('/login', { body: credentials });
    const asPlayer = { token: token(body) };
    const limits = await sandbox.api('/bet-limit', asPlayer);
    expect(limits.body).toEqual(speakResponse(dialect, { max_bet: 1_000_000, min_bet: 1000 }));
    const stake = { result_id: firstRound, number: '07', amount: 1000 };
    const placed = await sandbox.api('/bets', { ...asPlayer, body: stake });
    expect(placed.status).toBe(201);
    const refused = await sandbox.api('/bets', { ...asPlayer, body: { ...stake, number: '1234' } });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { number: [expect.any(String)] } },
    });
  });

  it('[7.22] signs players in to Firebase with the uids of its dialect', async () => {
    const { body } = await sandbox.api('/login', {
      body: { username: 'sophea', password: demoPassword },
    });
    const [, firebaseToken = ''] = /"firebase_token":"([^"]+)"/.exec(JSON.stringify(body)) ?? [];
    expect(readCustomToken(firebaseToken)).toBe(speakUid(dialect, 1001));
  });
});
