import type { RootState } from '../../store/rootState';
import { selectReceipts, selectSlip } from '../../features/bets/betsSlice';
import type { FilledStake } from '../../features/bets/stakeBlocks';
import { selectRoundId } from '../../features/game/gameSelectors';
import { selectTicket } from '../../features/bets/ticket/ticketSlice';
import { formatAmount } from '../../domain/money';
import { selectFilledStake, selectObstacles } from '../../screens/home/selectObstacles';
import type { Obstacle } from '../../screens/home/selectObstacles';
import { countdownText } from './bets/blockDetail';
import type { ShownScreen } from './openReplay';
import { limitReason, reasonText } from './reasons';

/** Why no bet was possible, with the step since which that was so. */
export interface StandingBlock {
  block: Obstacle;
  /** The first step of the recording, if it began before. */
  since: number;
}

/**
 * What kept the player from betting, by the rules of the app itself.
 *
 * @param screenAt the states of the recording, with the time of each step
 * @returns what stood in the way at a step, at `now` (milliseconds since the epoch)
 */
export function createBlockHistory(
  screenAt: (step: number) => ShownScreen,
): (step: number, now: number) => StandingBlock[] {
  const kinds: ReadonlySet<string>[] = [];

  function kindsAt(step: number): ReadonlySet<string> {
    const known = kinds[step];
    if (known) return known;
    const { state, now } = screenAt(step);
    return (kinds[step] = new Set(selectObstacles(state, now).map(({ kind }) => kind)));
  }

  return (step, now) =>
    selectObstacles(screenAt(step).state, now).map((block) => {
      let since = step;
      while (since > 0 && kindsAt(since - 1).has(block.kind)) since -= 1;
      return { block, since };
    });
}

/** When a block is looked at, and since when it has been there; milliseconds since the epoch. */
interface BlockTimes {
  now: number;
  since: number;
}

/** Why no bet was possible, in words with the figures of its state. */
export function blockText(block: Obstacle, state: RootState, { now, since }: BlockTimes): string {
  const duration = `${Math.max(0, Math.round((now - since) / 1000))} s`;
  switch (block.kind) {
    case 'ownLimit':
      return limitReason(block.limit);
    case 'disconnected':
      return connectionText(state, duration);
    case 'timeUp':
      return `closed: ${countdownText(state, now)}`;
    case 'drawn':
      return `closed: round ${selectRoundId(state) ?? '--'} is being drawn`;
    case 'beingChecked':
      return `${reasonText('beingChecked')}${stakeText(selectFilledStake(state))}`;
    case 'sending':
      return `${reasonText('sending')}${stakeText(selectReceipts(state).find((one) => one.state === 'sending')?.stake)}`;
    case 'otherRound': {
      const roundId = selectSlip(state)?.roundId ?? selectTicket(state).roundId;
      return `filled in for round ${roundId ?? '--'}, but the current one is ${selectRoundId(state) ?? '--'}`;
    }
    case 'elsewhere':
      return `not on the home screen: ${state.navigation?.pathname ?? 'no page yet'}`;
    case 'signedOut':
      return 'signed out';
    case 'maintenance':
      return 'maintenance';
    case 'loading':
      return 'the app has not read config.json yet';
    case 'takenOver':
      return 'another player has signed in in this browser';
    case 'covered':
      return 'another dialog covers the betting form';
    case 'numberMissing':
      return 'no number is typed';
    case 'ticketEmpty':
      return 'the ticket has no line that can be sent';
    default:
      return reasonText(block.kind);
  }
}

function connectionText({ game }: RootState, duration: string): string {
  const { status } = game.connection;
  if (status === 'offline') return `the browser has been offline for ${duration}`;
  if (status === 'connecting') return `the first connection has been under way for ${duration}`;
  return `connection lost for ${duration}`;
}

function stakeText(stake: Partial<FilledStake> | undefined): string {
  const { roundId, number, amount } = stake ?? {};
  return amount ? `: ${formatAmount(amount)} on ${number}, round ${roundId}` : '';
}
