/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
import { localConfig } from '../config/resolveConfig';
import { fakeBackButton } from '../testing/fakePorts';
import { createServices } from './createServices';

it('each tab has a session store of its own; the tabs of a browser share the local store', () => {
  const ports = { localApiPort: 1, localAuthPort: 2, localDatabasePort: 3, localPusherKey: 'key' };
  const navigator = { go() {}, reloadTo() {}, reload() {} };
  const navigation = { backButton: fakeBackButton(), navigator };
  const { sessionStore, localStore } = createServices(
    localConfig('localhost', ports),
    navigation,
    new Promise(() => undefined),
  );
  sessionStore.write('ticket', 'three numbers');
  localStore.write('isSound', 'false');
  expect(window.sessionStorage.getItem('ticket')).toBe('three numbers');
  expect(window.localStorage.getItem('ticket')).toBeNull();
  expect(window.localStorage.getItem('isSound')).toBe('false');
});
