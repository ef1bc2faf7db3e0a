import { betsEvents } from '../../../features/bets/betsSlice';
import type { UnansweredCause } from '../../../features/bets/receipt';

/** Why no response said what became of a stake. */
export const causeTexts: Readonly<Record<UnansweredCause, string>> = {
  offline: 'no connection to the server',
  timeout: 'no answer in time',
  server: 'the server failed',
  invalidResponse: 'the answer could not be read',
  unsure: 'the answer does not say whether it was stored',
  otherBet: 'the answer names another bet',
  reload: 'the page was reloaded',
};

/** The steps of a receipt after it was sent, by the type of their action. */
export const receiptEventTexts: Readonly<Record<string, string>> = {
  [betsEvents.betAccepted.type]: 'accepted',
  [betsEvents.betAcceptedUnread.type]: 'accepted, details unreadable',
  [betsEvents.betRefused.type]: 'refused',
  [betsEvents.betUnanswered.type]: 'no clear answer',
  [betsEvents.betNotYetFound.type]: 'checked: not in the list yet',
  [betsEvents.betNotFound.type]: 'checked: not found',
  [betsEvents.betUnclear.type]: 'checked: unclear',
  [betsEvents.betNotPlaced.type]: 'checked after the draw: not placed',
  [betsEvents.betFound.type]: 'found in the list',
  [betsEvents.betDetailsFound.type]: 'details found in the list',
  [betsEvents.betDetailsMissed.type]: 'details not in the list yet',
};
