import type { Page } from '@playwright/test';
import { createRandom } from '../../sandbox/engine/random';
import type { RootState } from '../../src/store/rootState';
import { betsApi } from '../../src/features/bets/betsApi';
import { usualLimits } from '../../src/trace/recorder/segments';
import { expect } from '../support/fixtures';
import type { Sandbox } from '../support/fixtures';
import { startBot } from './bot';
import type { Bot } from './bot';
import { sizeOf } from './memory';
import type { PageSize } from './memory';
import { injectFaults } from './faults';
import type { FaultTarget } from './faults';

/** Game seconds per real second of the soak's sandbox. */
export const soakSpeed = 60;

export interface SoakPlan {
  /** Game hours with faults. */
  readonly hours: number;
  /** Game hours before the first measurement of the memory. */
  readonly warmUpHours: number;
  /** The first measurement waits until the recorder's ring is full. */
  readonly isMemoryMeasured: boolean;
  /** A slow machine takes longer for as many faults after the warm-up. */
  readonly leastFaults: number;
  readonly seed: number;
}

export interface SoakReport {
  readonly rounds: number;
  readonly bets: number;
  readonly faults: number;
  /** Bets that only one side has, and presses whose outcome was reported wrongly or not at all. */
  readonly lost: number;
  /** What the page gained after the warm-up; of the heap the share of its first size. */
  readonly growth: PageSize;
}

/** The states of receipts for placed stakes, and for undecided ones. */
const placed: readonly string[] = ['accepted', 'unread', 'placed'];
const live: readonly string[] = ['sending', 'checking'];
/** A check begins its last step after eight seconds, and later if the list fails. */
const quietLimitMs = 60_000;
/** A push a second of the game fills the recorder's ring in less. */
const ringLimitMs = 180_000;

/**
 * A session of many game hours at sixty times the speed, with a betting bot and seeded faults. Only the
 * server runs faster; the page runs in real time.
 *
 * @param page home, signed in and connected
 */
export async function runSoak(
  page: Page,
  { control }: Sandbox,
  userId: number,
  { hours, warmUpHours, isMemoryMeasured, leastFaults, seed }: SoakPlan,
): Promise<SoakReport> {
  const random = createRandom(seed, 'soak');
  const devTools = await page.context().newCDPSession(page);
  const target = { page, devTools, control };
  const realMs = (gameHours: number) => (gameHours * 3_600_000) / soakSpeed;

  const before = await control.state(userId);
  const known = new Set(betIds(before));
  const bot = await startBot(page, seed);
  const begin = Date.now();
  let faults = await injectFaults(target, random, begin + realMs(warmUpHours), 0);
  // Until the recorder's ring is full, it grows.
  const { actions, segments } = usualLimits;
  const recorded = async () => (await bot.report()).actions;
  if (isMemoryMeasured) {
    await expect.poll(recorded, { timeout: ringLimitMs }).toBeGreaterThan(actions * segments);
  }
  await quiesce(target, bot);
  const first = await sizeOf(devTools);
  await control.clock({ paused: false });
  await bot.resume();
  faults += await injectFaults(target, random, begin + realMs(hours), leastFaults);

  await quiesce(target, bot);
  const atServer = await control.state(userId);
  const idsOfClient = async () => clientBetIds(await bot.state());
  await expect
    .poll(async () => [...(await idsOfClient())].sort(), { timeout: quietLimitMs })
    .toEqual([...betIds(atServer)].sort());

  const { receipts } = await bot.report();
  const mine = betIds(atServer).filter((id) => !known.has(id));
  const shown = receipts.filter(({ state }) => placed.includes(state)).length;
  const atClient = new Set(await idsOfClient());
  const missing = betIds(atServer).filter((id) => !atClient.has(id)).length;
  const last = await sizeOf(devTools);
  const unsettled = receipts.filter(({ state }) => live.includes(state)).length;
  return {
    rounds: atServer.round.id - before.round.id,
    bets: mine.length,
    faults,
    lost: missing + unsettled + Math.abs(mine.length - shown),
    growth: {
      heap: last.heap / first.heap - 1,
      listeners: last.listeners - first.listeners,
      nodes: last.nodes - first.nodes,
    },
  };
}

/**
 * Lets pending work finish and stops the clock, so that both sides can be compared and every measurement
 * sees the same page: a drawn round, no dialog, no message.
 */
async function quiesce({ page, control }: FaultTarget, bot: Bot): Promise<void> {
  await control.faults({ clear: true });
  await bot.pause();
  const isSettled = async () => {
    const { receipts } = await bot.report();
    return receipts.every(({ state }) => !live.includes(state));
  };
  await expect.poll(isSettled, { timeout: quietLimitMs }).toBe(true);
  await control.clock({ paused: true });
  await control.finishRound();
  const open = page.locator('[role=dialog], [data-toast], .MuiAlert-root');
  const openTexts = async () => {
    // Without countdown pushes the page would show the connection banner.
    await control.event('countdown', 'CountdownEvent', { countdown: 777 });
    return open.allTextContents();
  };
  await expect.poll(openTexts, { timeout: quietLimitMs }).toEqual([]);
}

function betIds(state: { bets?: readonly { id: number }[] }): number[] {
  return (state.bets ?? []).map(({ id }) => id);
}

function clientBetIds(state: RootState): number[] {
  const { data } = betsApi.endpoints.getBets.select()(state);
  return (data ?? []).map(({ id }) => id ?? 0);
}
