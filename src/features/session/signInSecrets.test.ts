import { createSignInSecrets } from './signInSecrets';

describe('a one-use holder', () => {
  it('gives its secret once', () => {
    const { sessionId } = createSignInSecrets();
    sessionId.put('abc');
    expect(sessionId.take()).toBe('abc');
    expect(sessionId.take()).toBeNull();
  });

  it('keeps only the newest secret', () => {
    const { credentials } = createSignInSecrets();
    credentials.put({ username: 'sophea', password: 'riel1234' });
    credentials.put({ username: 'bopha1', password: 'riel5678' });
    expect(credentials.take()).toEqual({ username: 'bopha1', password: 'riel5678' });
    expect(credentials.take()).toBeNull();
  });

  it('belongs to one store', () => {
    const { sessionId } = createSignInSecrets();
    sessionId.put('abc');
    expect(createSignInSecrets().sessionId.take()).toBeNull();
    expect(sessionId.take()).toBe('abc');
  });
});
