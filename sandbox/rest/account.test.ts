import { messages } from '../messages';
import { sandboxAtSeed } from '../testing/sandboxAtSeed';

const sandbox = sandboxAtSeed();

it('a login ends with its logout, and the player’s other sessions continue', async () => {
  const other = await sandbox.login();
  const response = await sandbox.asSophea('/logout', { method: 'POST' });
  expect(response).toMatchObject({ status: 200, body: { message: messages.loggedOut } });
  expect((await sandbox.asSophea('/bets')).status).toBe(401);
  expect((await sandbox.api('/bets', { token: other })).status).toBe(200);
});
