import { startFakeServer } from '../fakeServer';
import type { FakeServer } from '../fakeServer';
import { goodAnswers } from './examples';

/** The good answer of every call, as a fake server takes it. */
export const goodServer = Object.fromEntries(
  Object.entries(goodAnswers).map(([call, body]) => [call, { body }]),
);

/** Starts a server that gives good answers until a case changes one. */
export function startGoodServer(): FakeServer {
  const server = startFakeServer();
  for (const [call, answer] of Object.entries(goodServer)) server.on(call, answer);
  return server;
}
