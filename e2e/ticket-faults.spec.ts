import type { Page } from '@playwright/test';
import type { RestFault } from '../sandbox/rest/faults';
import { km } from '../src/i18n/km';
import { betPost, receiptCard } from './support/betSlip';
import type { SandboxControl } from './support/control';
import { expectBalance, placeBet, waitForCountdown, openTab } from './support/home';
import { expect, test } from './support/homeFixtures';
import { holdBet } from './support/network';
import { passTimeUntil } from './support/pageClock';
import { resume } from './support/pageVisibility';
import { signInByForm, sophea } from './support/players';
import {
  expectProgress,
  expectTrueLines,
  fillTicket,
  storedNumbers,
  ticketButton,
  ticketDialog,
  ticketLine,
  ticketSubmit,
} from './support/ticket';

const { ticket } = km;
const numbers = ['07', '8', '123'];
const refusal = 'Not enough';

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/40[189]|422|ERR_|WebSocket/));

interface Scene {
  readonly page: Page;
  readonly control: SandboxControl;
  /** The line that the fault is about, from 0. */
  readonly position: number;
}

/** Resolves when the server has stored this number of lines. */
const untilStored = ({ page }: Scene, lines: number) => expectBalance(page, 500_000 - 1000 * lines);

interface Fault {
  /** Prepares it; what it returns happens after the press. */
  arm(scene: Scene): Promise<(() => Promise<unknown>) | undefined>;
  /** The lines that the server stores: those before the fault, that one too, or all. */
  stores: 'before' | 'through' | 'all';
  /** The page is left in the middle, so that the ticket says nothing before it is opened again. */
  isLeft?: true;
  /** What the ticket says, if a line is left. */
  reason: (position: number) => string;
}

/** A fault of the sandbox for the call of the line. */
const call =
  (fault: Omit<RestFault, 'path'>) =>
  async ({ control, position }: Scene): Promise<undefined> => {
    await control.faults({ rest: [{ ...betPost, times: 1, after: position, ...fault }] });
  };

const faults: Record<string, Fault> = {
  'a refusal': {
    arm: call({ mode: 'status', status: 422, body: { message: refusal } }),
    stores: 'before',
    reason: () => `${ticket.stops.refused} «${refusal}»`,
  },
  'a 200 whose body reports a failure': {
    arm: call({ mode: 'body', body: { success: 0, message: refusal } }),
    stores: 'before',
    reason: () => ticket.stops.unclear,
  },
  'a call that is lost before it is stored': {
    arm: call({ mode: 'drop-before' }),
    stores: 'before',
    reason: () => ticket.stops.unclear,
  },
  'an answer that is lost': {
    arm: call({ mode: 'drop-after' }),
    stores: 'through',
    reason: () => ticket.stops.rest,
  },
  'an answer that never comes': {
    arm: call({ mode: 'delay-after', ms: 600_000 }),
    stores: 'through',
    reason: () => ticket.stops.rest,
  },
  'a late answer with further presses': {
    arm: async (scene) => {
      await call({ mode: 'delay', ms: 3000 })(scene);
      const { page, position } = scene;
      return async () => {
        await untilStored(scene, position);
        await ticketDialog(page).locator('[aria-busy="true"]').dblclick({ force: true });
        await page.keyboard.press('Enter');
        await page.keyboard.press('Escape');
      };
    },
    stores: 'all',
    reason: () => '',
  },
  'a 401': {
    arm: async (scene) => {
      await call({ mode: 'status', status: 401 })(scene);
      return async () => {
        await expect(scene.page).toHaveURL('/login');
        await signInByForm(scene.page, sophea);
      };
    },
    stores: 'before',
    isLeft: true,
    reason: () => `${ticket.stops.interrupted} ${ticket.stops.rest}`,
  },
  'a reload': {
    arm: async (scene) => {
      await call({ mode: 'delay-after', ms: 60_000 })(scene);
      // Each case reloads the page then.
      return () => untilStored(scene, scene.position + 1);
    },
    stores: 'through',
    isLeft: true,
    reason: () => ticket.stops.rest,
  },
  'a sleep beyond the draw': {
    arm: async (scene) => {
      await call({ mode: 'delay-after', ms: 4000 })(scene);
      const { page, control, position } = scene;
      return async () => {
        await untilStored(scene, position + 1);
        await control.faults({ pusher: { freeze: true } });
        await control.startRound();
        await control.countdown(600);
        await page.clock.fastForward('30:00');
        await resume(page);
        await control.faults({ pusher: { freeze: false } });
      };
    },
    stores: 'through',
    reason: () => ticket.stops.rest,
  },
  'a bet in another tab': {
    arm: async ({ page, position }) => {
      const bet = await holdBet(page, position + 1);
      const other = await openTab(page.context());
      await page.bringToFront();
      return async () => {
        await bet.held;
        await other.bringToFront();
        await placeBet(other, '4');
        await page.bringToFront();
        bet.release();
      };
    },
    stores: 'all',
    reason: () => '',
  },
};

// The position rotates: each fault hits the first, the middle or the last line.
for (const [index, [name, fault]] of Object.entries(faults).entries()) {
  const { arm, stores, isLeft = false, reason } = fault;
  const position = index % numbers.length;
  test(`${name} at line ${position + 1} of a ticket: each line ends as the server has it, and none is sent twice`, async ({
    clockedHome: page,
    control,
    sent,
  }) => {
    const { round } = await control.state();
    const happen = await arm({ page, control, position });
    await fillTicket(page, ...numbers);
    await ticketSubmit(page, numbers.length).click();
    await happen?.();
    const count = { before: position, through: position + 1, all: numbers.length }[stores];
    const rest = numbers.slice(count);
    const isUnclear = reason(position) === ticket.stops.unclear;
    if (!isLeft) {
      const settled = expectProgress(page, count, numbers.length);
      // A clock that runs ahead would make a late answer too late.
      await (stores === 'all' ? settled : passTimeUntil(page, control, settled));
      if (rest.length > 0) await expect(ticketDialog(page)).toContainText(reason(position));
      if (isUnclear) await untilDrawn(page, control, position);
      await expectTrueLines(page, numbers, count);
    }
    await page.reload();
    await waitForCountdown(page);
    const decided = expect(receiptCard(page, km.receipt.checking)).toHaveCount(0);
    await passTimeUntil(page, control, decided);
    await ticketButton(page).click();
    await expectTrueLines(page, rest, 0);
    if (rest.length > 0) {
      await expectProgress(page, count, numbers.length);
      const left = isUnclear ? ticket.stops.rest : reason(position);
      await expect(ticketDialog(page)).toContainText(left);
    } else {
      await expect(ticketDialog(page)).toContainText(ticket.empty);
    }
    const calls = stores === 'all' ? count : position + 1;
    expect(sent.map(({ number }) => number)).toEqual(numbers.slice(0, calls));
    const stored = await storedNumbers(control, round.id);
    expect(stored.filter((number) => numbers.includes(number))).toEqual(numbers.slice(0, count));
  });
}

/** Only a list from after the draw proves that a stake was not stored. */
async function untilDrawn(page: Page, control: SandboxControl, line: number): Promise<void> {
  await expect(ticketLine(page, line)).toContainText(ticket.unclear);
  // Without another line in the list, only the round after proves that it is not there.
  await control.startRound();
  await control.startRound();
  await control.countdown(600);
  const decided = expect(ticketDialog(page)).not.toContainText(ticket.unclear);
  await passTimeUntil(page, control, decided);
}

test('a line that is lost with websocket and calls stays unclear, since nobody watched the balance, and is not sent twice', async ({
  clockedHome: page,
  control,
  sent,
}) => {
  const { round } = await control.state();
  const bet = await holdBet(page, 2);
  await fillTicket(page, ...numbers);
  await ticketSubmit(page, numbers.length).click();
  await bet.held;
  await page.context().setOffline(true);
  bet.release();
  await expect(ticketLine(page, 1)).toContainText(ticket.unclear);
  await page.context().setOffline(false);
  await control.startRound();
  await control.startRound();
  await control.countdown(600);
  await passTimeUntil(page, control, waitForCountdown(page));
  await expect(ticketLine(page, 1)).toContainText(ticket.unclear);
  expect(sent.map(({ number }) => number)).toEqual(numbers.slice(0, 2));
  expect(await storedNumbers(control, round.id)).toEqual(numbers.slice(0, 1));
});
