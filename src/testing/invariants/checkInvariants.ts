import { selectBets } from '../../features/bets/betsSelectors';
import type { Bet, Stake } from '../../domain/bet';
import { selectDrawnOutcome } from '../../features/outcomes/drawnOutcome';
import { selectRevealedBets } from '../../features/outcomes/revealedBets';
import { isFarAhead } from '../../features/game/roundState';
import { isAccepted, isLive, isOpen } from '../../features/receipts/receipt';
import type { Receipt } from '../../features/receipts/receipt';
import type { RootState } from '../../store/rootState';
import type { Press } from './player';
import type { ServerModel } from './serverModel';
import { keyOf } from '../playersGame';

/** What the state of a page is checked against. */
export interface Expectations {
  server: ServerModel;
  /** Every balance that the server sent to this page. */
  sentBalances: ReadonlySet<number>;
  /** Whether the page may know nothing of a press for this stake. */
  isForgotten(stake: Stake): boolean;
}

/** What is wrong with a state, given the one before it; null if nothing. */
export function problemOfState(
  state: RootState,
  before: RootState,
  { server, sentBalances, isForgotten }: Expectations,
): string | null {
  const { balance } = state.session;
  if (balance !== null && !sentBalances.has(balance))
    return `a balance of ${balance} was never sent`;

  const [id, idBefore] = [state.game.round.id, before.game.round.id];
  // A round id may go back if it is unconfirmed or the server never started it.
  const isBackwards = idBefore !== null && (id === null || id < idBefore);
  const isSure = !before.game.round.unconfirmed;
  if (isBackwards && isSure && server.hasStarted(idBefore))
    return `round ${idBefore} went back to ${id}`;

  const stateBefore = new Map(before.bets.receipts.map((one) => [one.id, one.state]));
  const denied = state.bets.receipts.find(
    (one) => one.state === 'notPlaced' && stateBefore.get(one.id) !== 'notPlaced',
  );
  if (
    denied &&
    !isForgotten(denied.stake) &&
    mostTold(state, denied.stake) < server.countOf(denied.stake)
  )
    return `${keyOf(denied.stake)} is reported as not placed, and the server holds it`;

  const untrue = problemOfOutcomes(state, server);
  if (untrue !== null) return untrue;
  const bets = selectBets(state);
  return bets === selectBets(before) || bets === undefined ? null : problemOfList(bets, server);
}

/**
 * The reveal and the title show no outcome before the last digit, and none as the server's
 * that the server does not hold: until a bet is settled there, its figure is marked as expected.
 */
function problemOfOutcomes(state: RootState, server: ServerModel): string | null {
  const drawn = selectDrawnOutcome(state);
  const isEarly = drawn !== null && (state.game.reveal?.revealedCount ?? 3) < 3;
  if (isEarly) return 'the title has an outcome before the last digit';
  const drawnBets = (selectBets(state) ?? []).filter(({ roundId }) => roundId === drawn?.roundId);
  const isInvented =
    drawn?.isExpected === false &&
    drawnBets.some((bet) => bet.number !== null && !server.isSettled(bet));
  if (isInvented) return `the title has the outcome of round ${drawn.roundId} as settled`;

  const revealed = selectRevealedBets(state);
  if (revealed === null) return null;
  const shown = [revealed.total, ...revealed.rows].filter(({ outcome }) => outcome !== null);
  if (shown.length > 0 && state.game.reveal?.revealedCount !== 3)
    return 'an outcome is shown before the last digit';
  const invented = revealed.rows.find(
    ({ bet, outcome }) =>
      bet.number !== null && outcome?.isExpected === false && !server.isSettled(bet),
  );
  return invented ? `${keyOf(invented.bet)} is shown as settled, which it is not` : null;
}

/** A list holds no bet more often than the server sent it, and no more equal bets than it has. */
function problemOfList(bets: readonly Bet[], server: ServerModel): string | null {
  const { mostCopies } = server;
  const isOften = ({ id }: Bet) => bets.filter((other) => other.id === id).length > mostCopies;
  if (bets.some((bet) => bet.id !== null && isOften(bet))) return 'a list holds a bet twice';
  const readable = bets.filter(({ number }) => number !== null);
  const excess = readable.find((bet) => countIn(bets, bet) > mostCopies * server.countOf(bet));
  return excess ? `a list holds ${keyOf(excess)} more often than the server` : null;
}

/**
 * What is wrong with a stake that arrived at the server, given the presses so far.
 *
 * @param isAnotherUnderWay the page waits for the response to an earlier stake
 */
export function problemOfStake(
  stake: Stake,
  presses: readonly Press[],
  isAnotherUnderWay: boolean,
): string | null {
  if (isAnotherUnderWay) return `${keyOf(stake)} was sent while another stake was under way`;
  const unsent = presses.filter((one) => !one.isSent && keyOf(one.stake) === keyOf(stake));
  const press = unsent.find(({ reason }) => reason === null) ?? unsent[0];
  if (press === undefined) return `${keyOf(stake)} was sent without a press`;
  press.isSent = true;
  return press.reason && `${keyOf(stake)} was sent although ${press.reason}`;
}

/** Whether any stake waits for a proof. Where the balance was not live, there may never be one of absence. */
export const isAnyUndecided = ({ bets }: RootState): boolean => bets.receipts.some(isProvable);

const isProvable = (one: Receipt) => isLive(one) || (isOpen(one) && one.debit === 'none');

/** What is wrong after the server has started a round and sent its event; null if nothing. */
export function problemAfterStart({ game }: RootState, server: ServerModel): string | null {
  const id = game.round.id ?? 0;
  // An id that is a few rounds ahead will soon be right.
  const isNearlyRight = id > server.roundId && !isFarAhead({ id: server.roundId }, id);
  return id === server.roundId || isNearlyRight
    ? null
    : `round ${id} is shown, the server plays ${server.roundId}`;
}

/**
 * What is wrong once server and connection work again and time has passed; null if nothing.
 *
 * @param lost stakes whose receipts a full storage has lost
 */
export function problemWhenSettled(
  state: RootState,
  server: ServerModel,
  lost: readonly Stake[],
): string | null {
  const { receipts } = state.bets;
  const open = receipts.find(isProvable);
  if (open) return `a receipt is still ${open.state}`;
  const bets = selectBets(state);
  if (bets === undefined) return 'no list of bets';
  for (const { stake } of receipts) {
    const key = keyOf(stake);
    const twins = receipts.filter((one) => keyOf(one.stake) === key && one.twinKey !== undefined);
    const reported = receipts.filter((one) => isAccepted(one) && keyOf(one.stake) === key);
    const stored = server.countOf(stake);
    const told = reported.length + twins.length;
    const isTrue = told <= stored && told >= stored - server.untoldCount(stake);
    if (!isTrue && lost.every((one) => keyOf(one) !== key))
      return `${told} of ${key} are reported as placed, the server holds ${stored}`;
    const listed = countIn(bets, stake);
    if (listed !== stored) return `${listed} of ${key} are listed, the server holds ${stored}`;
  }
  if (bets.length !== server.bets.length) return 'the list is not the server’s';
  const settled = server.bets.filter(({ winLose }) => winLose !== null).length;
  const shown = bets.filter(({ isSettled }) => isSettled).length;
  if (shown !== settled) return `${shown} bets are shown as settled, the server has ${settled}`;
  return null;
}

/** How many bets the receipts for a stake have become, or may still become. */
function mostTold({ bets }: RootState, stake: Stake): number {
  const possible = bets.receipts.filter(
    (one) => keyOf(one.stake) === keyOf(stake) && one.state !== 'notPlaced',
  );
  return possible.length + possible.filter(({ twinKey }) => twinKey !== undefined).length;
}

function countIn(bets: readonly Bet[], stake: Stake | Bet): number {
  return bets.filter((bet) => keyOf(bet) === keyOf(stake)).length;
}
