import { test as suite } from '../support/fixtures';
import { openHome } from '../support/home';
import { sophea } from '../support/players';
import { startSandboxProcess } from '../support/sandboxProcess';
import type { SandboxProcess } from '../support/sandboxProcess';
import { runSoak, soakSpeed } from './runSoak';
import type { SoakPlan, SoakReport } from './runSoak';

/** A loopback address beside those of the suite's workers; only Linux has more than one. */
const address = process.platform === 'linux' ? '127.0.0.9' : '127.0.0.1';

/** The suite's own test, over its own sandbox at sixty-fold speed. */
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

/** Defines a soak as a test; its summary is printed, and its report judged by the caller. */
export function soakTest(title: string, plan: SoakPlan, judge: (report: SoakReport) => void): void {
  test(title, async ({ page, context, sandbox, watch }) => {
    // An hour takes a minute; quiet, laying beside each other and a slow machine take another two.
    test.setTimeout((plan.hours + 3) * 60_000);
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
    judge(report);
  });
}
