import { testSession } from '../../testing/makeTestServices';
import { createSignInSecrets } from './signInSecrets';

it('a one-use holder keeps only the newest secret', () => {
  const { credentials } = createSignInSecrets();
  credentials.put({ username: 'sophea', password: 'riel1234' });
  credentials.put({ username: 'bopha1', password: 'riel5678' });
  expect(credentials.take()).toEqual({ username: 'bopha1', password: 'riel5678' });
  expect(credentials.take()).toBeNull();
});

it('each password, session id and token of a sign-in is reported as a secret', () => {
  const secrets: string[] = [];
  const holders = createSignInSecrets((secret) => secrets.push(secret));
  holders.credentials.put({ username: 'sophea', password: 'riel1234' });
  holders.sessionId.put('link');
  holders.session.put(testSession);
  const { accessToken, firebaseToken } = testSession;
  expect(secrets).toEqual(['riel1234', 'link', accessToken, firebaseToken]);
});
