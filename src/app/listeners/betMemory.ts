import { accessTokenRefused } from '../../api/apiEvents';
import { keepChosenNumber, keepReceipts, readBetMemory } from '../../features/bets/betMemory';
import { isReportedMissing, isLive } from '../../features/bets/receipt';
import { betsEvents } from '../../features/bets/betsSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import type { StartAppListening } from '../storeTypes';

/**
 * What a tab keeps of a player's bets beyond a reload: each receipt with each change, which writes
 * that of a stake before its call leaves; and the chosen digits when the session expires.
 */
export function listenForBetMemory(startListening: StartAppListening): void {
  startListening({
    // After a logout nothing is written any more; a 401 itself may say what became of a stake.
    predicate: (action, { bets, session }, before) =>
      bets.receipts !== before.bets.receipts &&
      (session.player !== null || accessTokenRefused.match(action)),
    effect: (_, { getState, extra }) => {
      const { receipts } = getState().bets;
      const userId = receipts[0]?.userId;
      if (userId !== undefined) keepReceipts(extra.sessionStore, userId, receipts);
    },
  });
  startListening({
    actionCreator: accessTokenRefused,
    effect: (_, { getOriginalState, extra }) => {
      const { session, bets } = getOriginalState();
      if (session.player === null || bets.number === '') return;
      keepChosenNumber(extra.sessionStore, session.player.userId, bets.number);
    },
  });
  startListening({
    actionCreator: sessionEvents.loggedOut,
    effect: (_, { getOriginalState, extra }) => {
      const { session, bets } = getOriginalState();
      if (session.player === null) return;
      // Only what a list may still decide or correct: the rest is known.
      const open = bets.receipts.filter((one) => isLive(one) || isReportedMissing(one));
      keepReceipts(extra.sessionStore, session.player.userId, open);
    },
  });
  // A login loads the page anew and reads it then; a session link does not.
  startListening({
    actionCreator: sessionEvents.signedIn,
    effect: ({ payload: { userId } }, { dispatch, extra }) => {
      const memory = readBetMemory(extra.sessionStore, extra.logger, userId);
      dispatch(betsEvents.memoryRead(memory));
    },
  });
}
