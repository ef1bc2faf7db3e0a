import { messages } from '../messages';
import { demoPassword } from '../seed/players';
import { sandboxAtSeed } from '../testing/sandboxAtSeed';

const sandbox = sandboxAtSeed();

describe('a login', () => {
  it('[7.3] returns both tokens and the identity', async () => {
    const body = { username: 'sophea', password: demoPassword };
    expect(await sandbox.api('/login', { body })).toMatchObject({
      status: 200,
      body: {
        access_token: expect.stringMatching(/.{20}/),
        firebase_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.$/),
        id: 1001,
        username: 'sophea',
        currency: 'KHR',
      },
    });
  });

  it('ends with its logout, and the player’s other sessions continue', async () => {
    const other = await sandbox.login();
    const response = await sandbox.asSophea('/logout', { method: 'POST' });
    expect(response).toMatchObject({ status: 200, body: { message: messages.loggedOut } });
    expect((await sandbox.asSophea('/bets')).status).toBe(401);
    expect((await sandbox.api('/bets', { token: other })).status).toBe(200);
  });
});
