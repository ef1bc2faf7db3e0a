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

  it.each([
    [{ username: 'sophea', password: 'wrong!' }, { username: [messages.wrongLogin] }],
    [{ username: 'nobody', password: demoPassword }, { username: [messages.wrongLogin] }],
    [{ password: demoPassword }, { username: [messages.nameMissing] }],
    [{ username: 'sophea' }, { password: [messages.passwordMissing] }],
  ])('is refused with a message for the field: %j', async (body, errors) => {
    const [message] = Object.values(errors)[0] ?? [];
    expect(await sandbox.api('/login', { body })).toMatchObject({
      status: 422,
      body: { message, errors },
    });
  });

  it('works with a session id, and an unknown id gets a 401 with its status_code', async () => {
    expect(await sandbox.api('/check-auth/demo-session-sophea')).toMatchObject({
      status: 200,
      body: { id: 1001, access_token: expect.any(String) },
    });
    expect(await sandbox.api('/check-auth/other')).toMatchObject({
      status: 401,
      body: { message: messages.unauthenticated, status_code: 401 },
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
