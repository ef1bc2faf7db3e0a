import { isBetId } from '../../features/receipts/betKeys';
import { selectReceipts } from '../../features/bets/betsSlice';
import type { Receipt } from '../../features/receipts/receipt';
import type { Tabs } from '../../platform/tabs';
import { betsAskedElsewhere, isListenerStart } from '../../store/appEvents';
import { onChange } from '../../store/onChange';
import type { StartAppListening } from '../../store/storeTypes';

/** The tabs tell each other the bets of their stakes: a bet that one tab owns is no other tab's stake. */
export function listenForClaims(startListening: StartAppListening): void {
  startListening({
    matcher: isListenerStart,
    effect: (_, { extra }) => extra.tabs.askForBets(),
  });
  startListening({
    actionCreator: betsAskedElsewhere,
    effect: (_, { getState, extra }) => announceBets(selectReceipts(getState()), [], extra.tabs),
  });
  startListening(
    // Several events give a receipt its bet: the change of state covers them.
    onChange(selectReceipts, (receipts, { getOriginalState, extra }) => {
      announceBets(receipts, selectReceipts(getOriginalState()), extra.tabs);
    }),
  );
}

/** Announces the bets of these receipts that the earlier ones did not have. */
function announceBets(receipts: readonly Receipt[], earlier: readonly Receipt[], tabs: Tabs): void {
  const keysOf = (one: Receipt) => [one.betKey, one.twinKey];
  const known = new Set(earlier.flatMap(keysOf));
  for (const receipt of receipts) {
    for (const key of keysOf(receipt)) {
      if (key && isBetId(key) && !known.has(key)) tabs.announceBet(key, key === receipt.twinKey);
    }
  }
}
