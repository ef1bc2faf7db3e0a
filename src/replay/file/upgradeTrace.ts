import { isRecord } from '../../trace/isRecord';
import { each, eachMember, inside, keepSame, members, oneOf } from './renames';
import type { Rename } from './renames';
import type { TraceAction } from './traceSchemas';

/** What a file recorded. */
export interface Recorded {
  /** The state before the first action; undefined if the file has none. */
  initialState: unknown;
  /** The first is `@@INIT`: step 0 is the state before anything happened. */
  actions: readonly TraceAction[];
}

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
  ['game/lineHeard', 'game/otherEventReceived'],
  ['game/lineLost', 'game/connectionLost'],
  ['game/lineOpened', 'game/connectionOpened'],
  ['game/lineTried', 'game/connectionAttempted'],
  ['game/messageReceived', 'game/otherEventReceived'],
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
const upgradePayload = new Map<string, Rename>([
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
    const today = {
      type: types.get(type) ?? type,
      payload: upgradePayload.get(type)?.(payload) ?? payload,
    };
    return today.type === type && today.payload === payload ? action : { ...action, ...today };
  });
  return { initialState: upgradeState(initialState), actions: keepSame(actions, upgraded) };
}
