import { isRecord } from '../../trace/isRecord';
import type { Trace } from './parseTrace';

/** Types of actions that older builds recorded, and today's. */
const types = new Map([
  ['api/accessTokenRefused', 'session/ended'],
  ['api/foreignSessionMet', 'api/otherPlayerSessionFound'],
  ['api/playerLeft', 'api/playerDataDiscarded'],
  ['app/abilitiesMissed', 'app/browserFeaturesMissing'],
  ['app/fileMissed', 'app/releaseFileMissing'],
  ['app/partMissed', 'app/chunkLoadFailed'],
  ['game/cameOnline', 'app/cameOnline'],
  ['game/lineClosed', 'game/connectionClosed'],
  ['game/lineFellSilent', 'game/connectionWentQuiet'],
  ['game/lineGivenUp', 'game/connectionGivenUp'],
  ['game/lineHeard', 'game/nonCountdownEventReceived'],
  ['game/lineLost', 'game/connectionLost'],
  ['game/lineOpened', 'game/connectionOpened'],
  ['game/lineTried', 'game/connectionAttempted'],
  ['game/messageReceived', 'game/nonCountdownEventReceived'],
  ['game/resyncBegan', 'game/resyncStarted'],
  ['game/wentOffline', 'app/wentOffline'],
  ['problemReport/errorLeft', 'problemReport/errorHidden'],
  ['problemReport/visitChosen', 'problemReport/recordingChosen'],
  ['problemReport/visitsDescribed', 'problemReport/recordingsDescribed'],
  ['problemReport/wordsChanged', 'problemReport/messageChanged'],
  ['report/rangeShown', 'report/choiceDiscarded'],
  ['session/balanceLineLost', 'session/balanceConnectionLost'],
  ['session/balanceLineRestored', 'session/balanceConnectionRestored'],
  ['session/loggedOut', 'session/ended'],
  ['session/loginJudged', 'session/loginValidated'],
  ['session/takeOverTold', 'session/takeOverShown'],
]);

type Upgrade = (value: unknown) => unknown;
type Upgrades = Record<string, Upgrade>;

/**
 * Gives members today's names, then upgrades those that `inside` has, by today's names too. What
 * has nothing old in it is returned as the same object.
 */
function members(names: Record<string, string>, inside: Upgrades = {}): Upgrade {
  const nameOf = new Map(Object.entries(names));
  const upgradeOf = new Map(Object.entries(inside));
  return (value) => {
    if (!isRecord(value)) return value;
    const upgraded = Object.entries(value).map(([key, member]) => {
      const name = nameOf.get(key) ?? key;
      const upgrade = upgradeOf.get(name);
      return [name, upgrade ? upgrade(member) : member] as const;
    });
    const isNew = upgraded.some(([name, member]) => !Object.is(value[name], member));
    return isNew ? Object.fromEntries(upgraded) : value;
  };
}

function keepSame<Item>(old: readonly Item[], upgraded: readonly Item[]): readonly Item[] {
  return upgraded.every((item, index) => Object.is(item, old[index])) ? old : upgraded;
}

const inside = (upgrades: Upgrades) => members({}, upgrades);
const each =
  (upgrade: Upgrade): Upgrade =>
  (list) =>
    Array.isArray(list) ? keepSame(list, list.map(upgrade)) : list;

const eachMember =
  (upgrade: Upgrade): Upgrade =>
  (value) =>
    isRecord(value)
      ? inside(Object.fromEntries(Object.keys(value).map((key) => [key, upgrade])))(value)
      : value;
const oneOf =
  (names: Record<string, string>): Upgrade =>
  (value) =>
    new Map<unknown, string>(Object.entries(names)).get(value) ?? value;

const errorKind = oneOf({ badAnswer: 'invalidResponse' });
const apiError = inside({ kind: errorKind });
const requests = eachMember(inside({ error: apiError }));
const resync = inside({ cause: oneOf({ reconnected: 'connectionRestored' }) });
const receipts = each(inside({ check: members({ question: 'request' }, { cause: errorKind }) }));
const recordings = each(members({ isPresent: 'isCurrent' }));
const loginTyped = members({ isOtherFilled: 'hasPassword' });
const loginErrors = members({ username: 'usernameError', other: 'passwordError' });

function loginDraft(draft: unknown): unknown {
  if (!isRecord(draft) || !isRecord(draft['problems'])) return draft;
  const { problems, ...typed } = draft;
  return Object.assign({}, loginTyped(typed), loginErrors(problems));
}

const upgradeState = inside({
  session: inside({ loginDraft }),
  game: members(
    { line: 'connection', askedAtRoundId: 'requestedAtRoundId' },
    { connection: members({ messageAt: 'lastEventAt' }) },
  ),
  bets: inside({ receipts }),
  problemReport: members(
    { visits: 'recordings', chosenVisitId: 'chosenRecordingId', words: 'message' },
    { recordings },
  ),
  api: inside({ queries: requests, mutations: requests }),
});

/** The payloads that changed, by the type in the file. */
const upgradePayload = new Map<string, Upgrade>([
  [
    'api/accessTokenRefused',
    (payload) => ({ message: null, ...(isRecord(payload) && payload), reason: 'tokenRefused' }),
  ],
  ['api/executeMutation/rejected', apiError],
  ['api/executeQuery/rejected', apiError],
  ['bets/betUnanswered', inside({ cause: errorKind })],
  ['bets/memoryRead', inside({ receipts })],
  ['game/resyncBegan', resync],
  ['game/resyncStarted', resync],
  ['problemReport/visitsDescribed', members({ visits: 'recordings' }, { recordings })],
  ['problemReport/wordsChanged', members({ words: 'message' })],
  ['session/loggedOut', () => ({ reason: 'loggedOut' })],
  ['session/loginJudged', loginErrors],
  ['session/loginTyped', loginTyped],
]);

type Recorded = Pick<Trace, 'initialState' | 'actions'>;

/** A trace of any build under the names that today's reducers, screens and filters know. */
export function upgradeTrace({ initialState, actions }: Recorded): Recorded {
  // Older pickers kept the range of the address in the state; today their actions name it.
  let range: unknown;
  const upgraded = actions.map((action) => {
    const { type, payload } = action;
    if (type === 'report/rangeShown') range = payload;
    if (type === 'report/fieldLeft' || type === 'report/dayPicked') {
      return isRecord(payload) && !('range' in payload)
        ? { ...action, payload: { ...payload, range } }
        : action;
    }
    const today = types.get(type) ?? type;
    const upgradedPayload = upgradePayload.get(type)?.(payload) ?? payload;
    return type === today && payload === upgradedPayload
      ? action
      : { ...action, type: today, payload: upgradedPayload };
  });
  return { initialState: upgradeState(initialState), actions: keepSame(actions, upgraded) };
}
