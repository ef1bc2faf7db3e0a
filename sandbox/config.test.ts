import { readConfig } from './config';

describe('the configuration', () => {
  it('is on loopback and without the control surface by default', () =>
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', control: false }));

  it.each([
    ['SANDBOX_API_PORT', '80a', 'whole number from 0 to 65535'],
    ['SANDBOX_WEB_PORT', '70000', 'whole number from 0 to 65535'],
    ['SANDBOX_ROUND_SECONDS', '5', 'whole number from 6 to 3600'],
    ['SANDBOX_SPEED', '-1', 'number from 0.1 to 200'],
    ['SANDBOX_CONTROL', 'yes', 'on (1) or off (0)'],
    ['SANDBOX_HOST', '0.0.0.0', 'loopback'],
    ['SANDBOX_KEY', 'a/b', 'letters'],
    ['SANDBOX_DIALECT', 'klingon', 'one of resources, texts'],
  ])('says in one sentence what is wrong with %s=%s', (variable, value, allowed) => {
    expect(() => readConfig({ [variable]: value })).toThrow(
      new RegExp(
        `^${variable} is "${value}", but it must be .*${allowed.replace(/[()]/g, '\\$&')}.*\\.$`,
      ),
    );
  });
});
