import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { portNames, type PortName, type SandboxConfig } from './config';
import { SandboxError } from './sandboxError';

/** A server that listens. */
export interface Listening {
  readonly port: number;
  /** Closes the server and its open connections at once. */
  close(): Promise<void>;
}

/**
 * Listens on the configured host and port.
 * @throws SandboxError with one sentence if it cannot listen there.
 */
export async function listen(
  server: Server,
  name: PortName,
  config: Pick<SandboxConfig, 'host' | 'ports'>,
): Promise<Listening> {
  const wanted = config.ports[name];
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new SandboxError(sentenceFor(error, name, wanted))),
    );
    server.listen(wanted, config.host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => close(server) };
}

function sentenceFor(error: NodeJS.ErrnoException, name: PortName, port: number): string {
  const { label, variable } = portNames[name];
  const which = `Port ${port} (${label})`;
  const way = `set ${variable} to another port`;
  if (error.code === 'EADDRINUSE') return `${which} is already in use: free it, or ${way}.`;
  if (error.code === 'EACCES') return `${which} is not allowed for this user: ${way}.`;
  return `${which} can't be opened (${error.message}): ${way}.`;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
