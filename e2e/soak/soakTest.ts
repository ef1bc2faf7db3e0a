import { test as suite } from '../support/fixtures';
import { openHome } from '../support/home';
import { sophea } from '../support/players';
import { startSandboxProcess } from '../support/sandboxProcess';
import type { SandboxProcess } from '../support/sandboxProcess';
import { runSoak, soakSpeed } from './runSoak';
import type { SoakPlan, SoakReport } from './runSoak';

/** A loopback address that no worker of the suite uses; only Linux has several. */
const address = process.platform === 'linux' ? '127.0.0.9' : '127.0.0.1';

/** The suite's test with a sandbox at sixty times the speed. */
const test = suite.extend<object, { sandboxProcess: SandboxProcess }>({
  sandboxProcess: [
    async ({}, use) => {
      const sandbox = await startSandboxProcess(address, { SANDBOX_SPEED: String(soakSpeed) });
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker' },
  ],
});

/** Defines a soak as a test that prints its summary; the caller asserts its report. */
export function soakTest(
  title: string,
  plan: SoakPlan,
  assertReport: (report: SoakReport) => void,
): void {
  test(title, async ({ page, context, sandbox, watch }) => {
    // A game hour takes a minute; settling, comparing and a slow machine take another few.
    test.setTimeout((plan.hours + 6) * 60_000);
    watch.allowConsoleErrors(/Failed to load resource|WebSocket|ERR_/);
    await sandbox.control.balance(sophea.id, sophea.balance * 100);
    await openHome(page, context, sandbox, { ...sophea, balance: sophea.balance * 100 });
    await sandbox.control.countdown(50);
    const report = await runSoak(page, sandbox, sophea.id, plan);
    const { rounds, bets, faults, lost, growth } = report;
    console.log(`soak: ${rounds} rounds, ${bets} bets, ${faults} faults, lost = ${lost}`);
    console.log(
      `soak: heap ${(growth.heap * 100).toFixed(1)} %, listeners ${growth.listeners}, nodes ${growth.nodes}`,
    );
    assertReport(report);
  });
}
