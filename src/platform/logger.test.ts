import { consoleLogger, messageOf } from './logger';

describe('the log in the console', () => {
  it.each(['info', 'warn'] as const)(
    'has a line for each %s, with its details if there are any',
    (level) => {
      const line = jest.spyOn(console, level).mockImplementation(() => undefined);
      consoleLogger[level]('config.json ignored', 'answered 404');
      consoleLogger[level]('no details');
      consoleLogger[level]('an empty detail', null);
      expect(line.mock.calls).toStrictEqual([
        ['config.json ignored', 'answered 404'],
        ['no details'],
        ['an empty detail', null],
      ]);
    },
  );
});

it('the text of what was thrown is an error’s message, or the value as text', () => {
  expect(messageOf(new TypeError('no such row'))).toBe('no such row');
  expect(messageOf('quota')).toBe('quota');
  expect(messageOf(undefined)).toBe('undefined');
});
