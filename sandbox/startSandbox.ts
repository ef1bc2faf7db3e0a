import { createServer, type Server } from 'node:http';
import express from 'express';
import type { PortName, SandboxConfig } from './config';
import { noAuthFaults } from './control/faults';
import { controlRoutes } from './control/routes';
import { createTable } from './createTable';
import { systemClock } from './engine/clock';
import { createAuthApp } from './firebase/authServer';
import { DatabaseServer } from './firebase/databaseServer';
import { listen, type Listening } from './listen';
import { broadcastGame } from './pusher/broadcastGame';
import { PushCadence } from './pusher/pushCadence';
import { PusherServer } from './pusher/pusherServer';
import { RestFaults } from './rest/faults';
import { telemetryPath } from './rest/telemetry';
import { RequestLog } from './rest/requestLog';
import { apiRoutes } from './rest/routes';
import { Sessions } from './rest/sessions';
import { watchWaitingSockets } from './waitingSockets';
import { createWebApp } from './web/webApp';

/** A running sandbox. */
export interface Sandbox {
  /** The ports in use; a part that is switched off has none. */
  readonly ports: Readonly<Partial<Record<PortName, number>>>;
  /** Ends every timer, socket and server. */
  stop(): Promise<void>;
}

/**
 * Starts the configured parts and the first round.
 * @throws SandboxError if a port is taken or there is no built app; nothing keeps running then
 */
export async function startSandbox(config: SandboxConfig): Promise<Sandbox> {
  const { parts, dialect, receivesTelemetry } = config;
  const table = createTable(config);
  const sessions = new Sessions();
  const apiServer = createServer();
  const restFaults = new RestFaults(watchWaitingSockets(apiServer));
  const requestLog = new RequestLog();
  const pusher = new PusherServer(config.pusherKey);
  const cadence = new PushCadence(config.pushMs, config.speed, systemClock);
  const database = new DatabaseServer(table.game, dialect);
  const auth = { ...noAuthFaults };
  const settings = {
    ...(parts.api && config.takesKeys && { idempotencyKey: 'on' }),
    ...(receivesTelemetry && { telemetryUrl: telemetryPath, telemetryShare: '1' }),
  };

  const servers: [PortName, Server][] = [];
  if (parts.web) servers.push(['web', createServer(createWebApp(config, settings))]);
  if (parts.api || parts.pusher || config.control) {
    const app = express();
    app.disable('x-powered-by').disable('etag');
    if (config.control) {
      const faulty = { restFaults, pusher, database, auth };
      app.use('/__control', controlRoutes({ ...faulty, table, sessions, cadence, requestLog }));
    }
    if (parts.api) {
      const { middleware } = restFaults;
      const routes = apiRoutes(table.game, sessions, middleware, dialect, receivesTelemetry);
      app.use('/api', requestLog.note, restFaults.serveOnce, routes);
    }
    apiServer.on('request', app);
    apiServer.on('upgrade', (request, socket, head) => {
      if (parts.pusher && pusher.upgrade(request, socket, head)) return;
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    });
    servers.push(['api', apiServer]);
  }
  if (parts.firebase) {
    servers.push(['auth', createServer(createAuthApp(auth))], ['database', database.http]);
  }

  const listening = new Map<PortName, Listening>();
  const stop = async () => {
    table.ticker.stop();
    cadence.stop();
    pusher.drop();
    database.drop();
    await Promise.all([...listening.values()].map((each) => each.close()));
  };
  try {
    for (const [name, server] of servers) listening.set(name, await listen(server, name, config));
  } catch (error) {
    await stop();
    throw error;
  }

  broadcastGame(table.game, pusher, cadence, dialect);
  table.game.open();
  table.ticker.start();
  const ports = Object.fromEntries([...listening].map(([name, { port }]) => [name, port]));
  return { ports, stop };
}
