import { longestBatch, type Telemetry } from '../../src/telemetry/telemetrySchema';
import { sandboxAtSeed } from '../testing/sandboxAtSeed';
import { startTestSandbox } from '../testing/testSandbox';

const sandbox = sandboxAtSeed();
const minute: Telemetry = {
  release: '1.0.0 (4a04ec2)',
  share: 1,
  seconds: 60,
  vitals: {},
  errors: [],
  calls: [],
  connection: { lost: 0, mute: 0, lostSeconds: 0 },
  stakes: { accepted: 0, refused: 0, checked: 0, notPlaced: 0 },
  unreadable: [],
};

/** As a page sends it, which needs no preflight. */
async function send(body: string, type = 'text/plain;charset=UTF-8') {
  const headers = { 'Content-Type': type };
  const response = await fetch(`${sandbox.origin}/api/telemetry`, {
    method: 'POST',
    headers,
    body,
  });
  return { status: response.status, text: await response.text() };
}

describe('the receiver of telemetry', () => {
  it('accepts a report up to 8 kB and refuses a longer one', async () => {
    const text = JSON.stringify(minute);
    expect(await send(text.padEnd(longestBatch))).toEqual({ status: 204, text: '' });
    expect((await send(text.padEnd(longestBatch + 1))).status).toBe(413);
  });

  it('accepts what browsers report', async () => {
    const batch = JSON.stringify([{ type: 'crash', url: '/', body: { reason: 'oom' } }]);
    expect((await send(batch, 'application/reports+json')).status).toBe(204);
  });

  it.each([
    [{ type: 'crash' }, 'reports Invalid'],
    [[{}], 'reports.0.type is missing'],
    [[{ type: 'A b' }], 'reports.0.type Invalid'],
  ])('refuses %j as what browsers report', async (batch, message) => {
    const { status, text } = await send(JSON.stringify(batch), 'application/reports+json');
    expect(status).toBe(422);
    expect(text).toContain(message);
  });

  it('is not there unless it is switched on', async () => {
    const other = await startTestSandbox();
    const { status } = await other.api('/telemetry', { body: minute });
    await other.stop();
    expect(status).toBe(404);
  });
});
