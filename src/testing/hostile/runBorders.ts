import { setImmediate } from 'node:timers';
import { isIdText } from '../../domain/wireSchemas';
import { appStarted } from '../../store/appEvents';
import { fetchAppConfig } from '../../app/hostFiles';
import { locationChanged } from '../../store/navigationSlice';
import { makeStore } from '../../app/store';
import { allListeners } from '../allListeners';
import { betsApi } from '../../features/bets/betsApi';
import type { FakeServer } from '../fakeServer';
import { makeTestServices } from '../makeTestServices';
import type { TestServicesOptions } from '../makeTestServices';
import { makeTestStore } from '../makeTestStore';
import { brokenAnswers } from './brokenAnswers';
import type { BrokenAnswer } from './brokenAnswers';
import { ownerMark } from '../../trace/stateHash';
import { sharded, junkTexts } from './junk';
import type { HarmWatch } from './harm';
import type { Junk } from './junk';
import { settle } from './settle';
import { variantsOf } from './variants';

const goodConfig = { isMaintenance: false };

/** Every hostile `/config.json`. */
export const hostileConfigs: readonly BrokenAnswer[] = [
  ...variantsOf(goodConfig).map(({ name, text }) => ({ name, answer: { text }, isGood: false })),
  ...brokenAnswers(JSON.stringify(goodConfig)),
];

/** Creates the check of one hostile `/config.json`: the gate opens unless the file closes it. */
export function makeConfigRun(server: FakeServer, watch: HarmWatch) {
  const decide = async () => {
    const services = { ...makeTestServices({ session: null }), fetchAppConfig };
    const store = makeStore(services, allListeners(services));
    store.dispatch(appStarted());
    while (store.getState().maintenance.gate === 'loading') {
      await new Promise((resolve) => setImmediate(resolve));
    }
    return { gate: store.getState().maintenance.gate, logger: services.logger };
  };
  return async ({ answer }: BrokenAnswer): Promise<string[]> => {
    server.on('GET /config.json', answer);
    const { gate, logger } = await decide();
    const flag = (answer.status ?? 200) < 300 ? flagIn(answer.text ?? '') : null;
    const problems = watch.findings(logger);
    if (gate !== (flag === true ? 'closed' : 'open')) problems.push(`the gate is ${gate}`);
    const expected = flag === null || answer.isAborted ? 1 : 0;
    if (logger.lines.length !== expected) problems.push(`${logger.lines.length} log lines`);
    server.on('GET /config.json', { body: { isMaintenance: true } });
    if ((await decide()).gate !== 'closed') problems.push('the next good one has no effect');
    return problems;
  };
}

function flagIn(text: string): boolean | null {
  try {
    const { isMaintenance } = JSON.parse(text) as { isMaintenance?: unknown };
    if ([true, 1, 'true', '1'].some((yes) => yes === isMaintenance)) return true;
    return [false, 0, 'false', '0'].some((no) => no === isMaintenance) ? false : null;
  } catch {
    return null;
  }
}

/** Creates the check of one hostile balance between two good ones. */
export function makeBalanceRun(watch: HarmWatch) {
  const { store, services } = makeTestStore();
  const { balances, logger } = services;
  const balance = () => store.getState().session.balance;
  store.dispatch(appStarted());
  return ({ json }: Junk): string[] => {
    balances.push(5000);
    const before = logger.lines.length;
    const value: unknown = JSON.parse(json);
    balances.push(value);
    const lines = logger.lines.length - before;
    const shown = balance();
    const problems = watch.findings(logger);
    if (shown !== 5000 && shown !== Number(value)) problems.push('a balance that nobody sent');
    if (lines !== (shown === 5000 ? 1 : 0)) problems.push(`${lines} log lines`);
    balances.push('4000.00');
    if (balance() !== 4000) problems.push('the next good one is not taken');
    return problems;
  };
}

/** A text in a cookie or a storage. */
interface StoredJunk {
  name: string;
  options: TestServicesOptions;
  /** Expected log lines at the start; null if either outcome is allowed. */
  lines: number | null;
}

const session = { access_token: 'abc', firebase_token: 'def', id: '1001', username: 'sophea' };
const cookieNames = [...Object.keys(session), 'currency'];
const localKeys = ['isSound', 'bypassMaintenance'];

/** Every junk text in every cookie, encoded or raw, and in every storage key, each text in some of them. */
export const storedJunk: readonly StoredJunk[] = junkTexts.flatMap((text, at) => {
  const short = `text ${at} (${JSON.stringify(text.slice(0, 30))})`;
  const places: StoredJunk[] = [
    ...cookieNames.flatMap((name, which) =>
      sharded([text, encodeURIComponent(text)], at + which, 2).map((value) => ({
        name: `cookie ${name}: ${short}`,
        options: { cookies: { ...session, [name]: value } },
        lines: null,
      })),
    ),
    ...localKeys.map((key) => ({
      name: `local ${key}: ${short}`,
      options: { localStore: { [key]: text } },
      lines: /^(true|false)$/.test(text) ? 0 : 1,
    })),
    {
      name: `local seenBets: ${short}`,
      options: { localStore: { [`seenBets:${ownerMark(session.id)}`]: text } },
      lines: 1,
    },
    {
      name: `session lastRevealedRound: ${short}`,
      options: { sessionStore: { lastRevealedRound: text } },
      lines: isIdText(text) ? 0 : 1,
    },
  ];
  return sharded(places, at, places.length);
});

/** Creates the check of a start with junk in storage: signed in with data, or signed out. */
export function makeStoredRun(watch: HarmWatch) {
  return async ({ options, lines: expected }: StoredJunk): Promise<string[]> => {
    const { store, services } = makeTestStore(options);
    store.dispatch(appStarted());
    store.dispatch(locationChanged({ pathname: '/', search: '' }));
    services.broadcasts.emit({ kind: 'connection', state: 'open' });
    await settle(store);
    const state = store.getState();
    const problems = watch.findings(services.logger);
    const isServed = betsApi.endpoints.getBets.select()(state).isSuccess;
    if (isServed !== (state.session.player !== null)) problems.push('signed in, but not served');
    if (typeof state.sound.isOn !== 'boolean') problems.push('no sound switch');
    const lines = services.logger.lines.length;
    if (lines > 1 || lines !== (expected ?? lines)) problems.push(`${lines} log lines`);
    return problems;
  };
}
