import { SandboxControl } from '../../e2e/support/control';
import { startSandboxProcess } from '../../e2e/support/sandboxProcess';
import { bridgeEvents } from './bridge';

/** The address of every server that the checks start. */
export const host = '127.0.0.1';
/** The port of the sandbox's API; port 8003, which the app expects, belongs to a proxy. */
const apiPort = 18_003;
/** The app that a Pusher-protocol server needs. */
const app = { id: 'lottery', key: 'lottery-local', secret: 'lottery-secret' };

/**
 * Starts the sandbox without its page, as the backend of another broadcaster.
 * @param publishTo the broadcaster's HTTP API
 */
export async function startBackend(
  publishTo: string,
): Promise<{ control: SandboxControl; stop: () => Promise<void> }> {
  const sandbox = await startSandboxProcess(host, {
    SANDBOX_WEB: 'off',
    SANDBOX_API_PORT: String(apiPort),
  });
  const socket = `ws://${host}:${apiPort}/app/${app.key}?protocol=7`;
  const endBridge = bridgeEvents(socket, publishTo, app);
  return {
    control: new SandboxControl(sandbox.apiUrl),
    stop: async () => {
      endBridge();
      await sandbox.stop();
    },
  };
}
