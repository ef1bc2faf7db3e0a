import * as v from 'valibot';
import { sessionEnded } from '../../api/apiEvents';
import { onChange } from '../../store/onChange';
import type { StartAppListening } from '../../store/storeTypes';
import { readStored, storedForPlayer } from '../../platform/keyValueStore';
import type { KeyValueStore } from '../../platform/keyValueStore';
import type { Logger } from '../../platform/logger';
import { ownerMark } from '../../platform/ownerMark';
import { sessionEvents } from '../session/sessionSlice';
import { betsEvents, selectReceipts } from './betsSlice';
import type { BetMemory } from './betsState';
import { mostReceipts, receiptStates } from '../receipts/receipt';
import { newCheck, receiptAfterReload } from '../receipts/receiptMachine';
import type { Receipt } from '../receipts/receipt';

const numberKey = 'chosenNumber';

const betKeySchema = v.pipe(v.string(), v.maxLength(40));

/** Without the stage of the check and the watch over the balance, which start again after a reload. */
const storedSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  stake: v.object({
    roundId: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    number: v.pipe(v.string(), v.regex(/^\d{1,3}$/)),
    amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
  // Version 1.0.0 took an acceptance whose details it could not read for one.
  state: v.pipe(
    v.picklist([...receiptStates, 'unread']),
    v.transform((state) => (state === 'unread' ? 'checking' : state)),
  ),
  // Version 1.0.0 wrote null for an unknown one.
  baseline: v.nullable(v.array(betKeySchema)),
  isBaselinePartial: v.exactOptional(v.literal(true)),
  betKey: v.nullable(betKeySchema),
  twinKey: v.exactOptional(betKeySchema),
  isChecked: v.exactOptional(v.boolean(), false),
  isLate: v.boolean(),
  isShown: v.boolean(),
  callTime: v.exactOptional(
    v.object({ ms: v.pipe(v.number(), v.finite(), v.minValue(0)), isUnanswered: v.boolean() }),
  ),
});

const receiptSchema = v.pipe(
  storedSchema,
  v.transform(({ baseline, ...stored }) => {
    if (baseline !== null) return { ...stored, baseline };
    return { ...stored, baseline: [], isBaselinePartial: true as const };
  }),
);

const storedReceipts = storedForPlayer(
  'receipts',
  v.pipe(v.array(receiptSchema), v.maxLength(mostReceipts)),
);

const chosenNumberSchema = v.object({
  owner: v.string(),
  number: v.pipe(v.string(), v.regex(/^\d{1,3}$/)),
});

/**
 * What this tab remembers of the player when the page starts. Reading removes the chosen number, also if it
 * belongs to another player; an invalid value is dropped with one log line.
 */
export function readBetMemory(store: KeyValueStore, logger: Logger, userId: string): BetMemory {
  const receipts = storedReceipts.read(store, logger, userId) ?? [];
  const chosen = readStored(store, logger, numberKey, chosenNumberSchema);
  store.remove(numberKey);
  return {
    receipts: receipts.map(({ isChecked, ...one }) =>
      receiptAfterReload({
        ...one,
        userId,
        debit: 'unknown',
        check: isChecked ? newCheck(null) : null,
      }),
    ),
    number: chosen?.owner === ownerMark(userId) ? chosen.number : '',
  };
}

/** Stores the receipts of a player; those of other players stay untouched. */
export function keepReceipts(store: KeyValueStore, userId: string, receipts: readonly Receipt[]) {
  const stored = receipts
    .filter((one) => one.userId === userId)
    .map(({ check, debit: _debit, isListCut: _cut, userId: _userId, ...receipt }) => ({
      ...receipt,
      isChecked: check !== null,
    }));
  if (stored.length === 0) storedReceipts.remove(store, userId);
  // A full storage still has room for the older ones: without them their stakes could be sent again.
  else if (!storedReceipts.keep(store, userId, stored) && !store.isOutdated()) {
    storedReceipts.keep(store, userId, stored.slice(1));
  }
}

/** Stores the chosen digits until the next sign-in of a player whose session expired. */
export function keepChosenNumber(store: KeyValueStore, userId: string, number: string): void {
  store.write(numberKey, JSON.stringify({ owner: ownerMark(userId), number }));
}

/**
 * Stores what must survive a reload: the receipts with each change, so that a receipt is written before
 * its request is sent, and the chosen digits when the session expires. A logout keeps all receipts: without an
 * accepted one, its bet would be taken for an equal stake that was refused.
 */
export function listenForBetMemory(startListening: StartAppListening): void {
  startListening(
    onChange(selectReceipts, (receipts, { getState, extra }, action) => {
      // Nothing is written after a logout, but a 401 itself may decide a stake.
      if (getState().session.player === null && !sessionEnded.match(action)) return;
      const userId = receipts[0]?.userId ?? getState().session.player?.userId;
      // They are also gone from the store after a logout, and before the next player's are read.
      const isKept = receipts.length > 0 || betsEvents.betRefused.match(action);
      if (userId !== undefined && isKept) keepReceipts(extra.sessionStore, userId, receipts);
    }),
  );
  startListening({
    actionCreator: sessionEnded,
    effect: ({ payload: { reason } }, { getOriginalState, extra }) => {
      const { session, bets } = getOriginalState();
      if (session.player === null || reason !== 'tokenRefused' || bets.number === '') return;
      keepChosenNumber(extra.sessionStore, session.player.userId, bets.number);
    },
  });
  // A login reloads the page, which reads it at start; a session link does not reload.
  startListening({
    actionCreator: sessionEvents.signedIn,
    effect: ({ payload: { userId } }, { dispatch, extra }) => {
      const memory = readBetMemory(extra.sessionStore, extra.logger, userId);
      dispatch(betsEvents.memoryRead(memory));
    },
  });
}
