import { join } from 'node:path';
import { broadcast } from '../../../features/connection/broadcasts';
import { connectionEvents } from '../../../features/connection/connectionSlice';
import { sessionEvents } from '../../../features/session/sessionSlice';
import { replaySummary } from '../../../i18n/texts/replaySummary';
import { cameOnline, wentOffline } from '../../../store/appEvents';
import { openRecording, recordedTickets } from '../../../testing/recordedTicket';
import { replayOf } from '../../../testing/replayOf';
import { atOnce } from '../inChunks';
import type { Replay } from '../openReplay';
import { readRecording } from '../readRecording';
import type { Verification } from '../verification';
import { english } from './english';
import { summarize } from './summarize';

const ticket = (name: string) => openRecording(join(recordedTickets, `${name}.trace.json.gz`));

const consistent: Verification = { kind: 'consistent', checked: 2 };

function linesOf(replay: Replay, verification = consistent, texts = english) {
  const report = atOnce(readRecording(replay));
  return summarize({ replay, report, verification }, texts);
}

/** The sentences of a topic, each with its step. */
const about = (topic: string, ...of: Parameters<typeof linesOf>) =>
  linesOf(...of)
    .filter((line) => line.topic === topic)
    .map(({ text, detail, step }) => [text, detail, step]);

const signedIn = sessionEvents.signedIn({ userId: '1001', username: 'sophea', currency: 'KHR' });

describe('the summary of a recording', () => {
  it('says who played, when, with which build, and in which rounds', () => {
    const win = ticket('win');
    expect(about('player', win)).toEqual([['sophea (id 1001)', '', 0]]);
    expect(about('recorded', win)).toEqual([
      [expect.stringMatching(/^\d+-\d+-\d+ [\d:]+ to \d+-\d+-\d+ [\d:]+, \d+\.\d s$/), '', null],
    ]);
    expect(about('build', win)).toEqual([
      [expect.stringMatching(/^\d+\.\d+\.\d+ \(\w+\)$/), '', null],
    ]);
    expect(about('rounds', win)).toEqual([['2 rounds, 240001 to 240002', '', expect.any(Number)]]);
  });

  it('counts the stakes by what is known of each, with what the player was told', () => {
    const [accepted, refused] = about('bets', ticket('refused-bet'));
    expect(accepted).toEqual(['1 accepted', '', expect.any(Number)]);
    expect(refused).toEqual([
      '1 not accepted',
      '“The stake is above what is left for this number.”',
      expect.any(Number),
    ]);
    expect(about('bets', ticket('closed-early'))).toEqual([
      ['1 not accepted', expect.any(String), expect.any(Number)],
      ['1 not sent', 'betting is closed: 4 s left', expect.any(Number)],
    ]);
  });

  it('calls a stake that is still looked for not known, never refused', () => {
    expect(about('bets', ticket('unanswered-bets')).map(([text]) => text)).toEqual([
      '1 accepted',
      '1 not known: the server may have it',
    ]);
  });

  it('leads to the first change of the balance that no bet or prize explains', () => {
    const changed = ticket('changed-balance');
    const step = atOnce(readRecording(changed)).balanceChanges.unexplained[0]?.step;
    expect(about('balance', changed)).toEqual([
      ['500,000៛ shown at first, 459,000៛ at last', '', expect.any(Number)],
      ['no bet or prize explains 1 of 2 changes (-40,000៛ in all)', '', step],
    ]);
    expect(about('balance', ticket('win')).map(([text]) => text)).toEqual([
      '500,000៛ shown at first, 1,298,000៛ at last',
      'bets and prizes explain all 3 changes',
    ]);
  });

  it('names each kind of finding with its first: in English as a sentence, in Khmer with its facts', () => {
    const refused = ticket('refused-bet');
    expect(about('findings', refused)).toEqual([
      [
        'stakes that the server refused',
        'stake of 5,000៛ on 472, round 240001, was refused: the server refused it (status 422) “The stake is above what is left for this number.”',
        expect.any(Number),
      ],
      [
        'connection lost while betting was open',
        expect.stringMatching(/, with 5\d\d s left; back after \d\.\d s$/),
        expect.any(Number),
      ],
    ]);
    const { kinds } = replaySummary.findings;
    expect(about('findings', refused, consistent, replaySummary)).toEqual([
      [
        kinds.refused,
        '#240001 · 472 · 5,000៛ · “The stake is above what is left for this number.”',
        expect.any(Number),
      ],
      [kinds.connection, expect.stringMatching(/^\d\.\d s$/), expect.any(Number)],
    ]);
  });

  it('says how the session ended, with the server’s words', () => {
    expect(about('end', ticket('expired-session'))).toEqual([
      [
        'signed out: the server refused the access token',
        expect.stringMatching(/^“.+”$/),
        expect.any(Number),
      ],
    ]);
    expect(about('end', ticket('win'))).toEqual([['the player is signed in at the end', '', null]]);
    expect(about('end', replayOf([sessionEvents.loginSubmitted(), 5]))).toEqual([
      ['nobody is signed in at the end', '', null],
    ]);
  });

  it('says the same in Khmer, and each line leads to the same step', () => {
    for (const name of ['win', 'expired-session', 'unanswered-bets', 'closed-early']) {
      const [km, en] = [replaySummary, english].map((texts) =>
        linesOf(ticket(name), consistent, texts),
      );
      const places = (lines = km) => lines?.map(({ topic, step }) => [topic, step]);
      expect(places(km)).toEqual(places(en));
      for (const { topic, text } of km ?? []) {
        expect([text, topic === 'build' || /[\u1780-\u17ff]/.test(text)]).toEqual([text, true]);
      }
    }
  });
});

describe('the connections in a summary', () => {
  it('name each that was lost, how often and how long, and lead to the first loss', () => {
    const replay = replayOf(
      [signedIn, 0],
      [connectionEvents.lost(), 1000],
      [connectionEvents.opened({ at: 2000 }), 2000],
      [sessionEvents.balanceConnectionLost(), 3000],
      [wentOffline(), 4000],
      [cameOnline(), 6500],
      [connectionEvents.lost(), 7000],
      [connectionEvents.opened({ at: 7500 }), 7500],
      [sessionEvents.balanceConnectionRestored(), 20_900],
    );
    expect(about('connections', replay)).toEqual([
      ['broadcaster lost, 2 times, for 1.5 s in all', '', 2],
      ['database lost, which sends the balance, for 17.9 s', '', 4],
      ['browser offline, for 2.5 s', '', 5],
    ]);
  });

  it('say that one did not come back, and no length if the file has no times', () => {
    const lost = sessionEvents.balanceConnectionLost();
    expect(about('connections', replayOf([signedIn, null], [lost, null]))).toEqual([
      ['database lost, which sends the balance, not back at the end of the recording', '', 2],
    ]);
  });
});

it('a summary says how far the file agrees with its hashes, with the first step that does not', () => {
  const diverged = { kind: 'diverged', verifiedUntil: 40, differsAt: 60, reason: null } as const;
  expect(about('proof', ticket('win'), diverged)).toEqual([['Diverged from step 41', '', 41]]);
  expect(about('proof', ticket('win'), consistent)).toEqual([
    ['Replays consistently; confirm money on the server', '', null],
  ]);
});

it('a summary of a file that holds anything but texts and numbers is still one', () => {
  const nothing = { toString: 1 };
  const replay = replayOf(
    [sessionEvents.signedIn({ userId: nothing, username: nothing, currency: 'KHR' } as never), 0],
    [sessionEvents.balanceReceived({ balance: nothing } as never), 5],
    [broadcast.roundStarted({ roundId: nothing, receivedAt: 0 } as never), 5],
    [{ type: 'session/ended', payload: { reason: nothing, message: nothing } }, 9],
  );
  expect(about('player', replay)).toEqual([['nobody was signed in', '', null]]);
  expect(about('balance', replay)).toEqual([['no balance was shown', '', null]]);
  expect(about('rounds', replay)).toEqual([['no round is known', '', null]]);
  expect(about('end', replay)).toEqual([['nobody is signed in at the end', '', 4]]);
});
