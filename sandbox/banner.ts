import type { SandboxConfig } from './config';
import { demoPassword, demoPlayers, demoSessions } from './seed/players';
import type { Sandbox } from './startSandbox';

/** What to know to start playing; printed once every server listens. */
export function banner(config: SandboxConfig, { ports }: Sandbox): string {
  const host = ['127.0.0.1', '::1'].includes(config.host) ? 'localhost' : config.host;
  const url = `http://${host}:${ports.web ?? ports.api ?? config.ports.web}`;
  const [first, ...others] = demoPlayers.map(({ username }) => username);
  const lines = [
    '',
    `  The lottery is open:  ${url}`,
    '',
    `  Demo player           ${first}   password  ${demoPassword}`,
    `  Others                ${others.join(', ')}   (same password)`,
    ...[...demoSessions.keys()].map((id) => `  Sign in by link       ${url}/check-auth/${id}`),
    '',
    `  All state is in memory: a restart resets it. Seed ${config.seed} (SANDBOX_SEED).`,
    config.control ? '  The control surface is ON (SANDBOX_CONTROL).' : '',
    config.receivesTelemetry ? '  Telemetry is checked, and not kept.' : '',
    '  Ctrl-C ends it.',
    '',
  ];
  return lines.filter((line, index) => line !== '' || lines[index - 1] !== '').join('\n');
}
