import { openHome } from '../../e2e/support/home';
import { player } from '../../e2e/support/players';
import { runSoak, sixHours } from '../../e2e/soak/runSoak';
import type { Bench } from '../browser';
import { atMost, reported } from '../table';
import type { Figure } from '../table';

const plan = { ...sixHours, seed: 7 };
const sophea = { ...player('sophea'), balance: 100 * player('sophea').balance };

/** Six hours of game time with faults; the sandbox runs at sixty times the speed. */
export async function measureSoak({ sandbox, withPage }: Bench): Promise<Figure[]> {
  return withPage(async (page, context) => {
    await sandbox.control.balance(sophea.id, sophea.balance);
    await openHome(page, context, sandbox, sophea);
    const { rounds, bets, faults, lost, growth } = await runSoak(page, sandbox, sophea.id, plan);
    return [
      reported('soak.rounds', rounds, ''),
      reported('soak.bets', bets, ''),
      reported('soak.faults', faults, ''),
      atMost('soak.lost', lost, 0, 'bets'),
      atMost('soak.heap', 100 * growth.heap, 5, '%'),
      atMost('soak.listeners', growth.listeners, 20, ''),
      reported('soak.networkListeners', growth.networkListeners, ''),
      reported('soak.nodes', growth.nodes, ''),
    ];
  });
}
