import { runInNewContext } from 'node:vm';
import { readBuildConstants } from './buildConstants';
import { apiOriginsOf, connectingCode } from './EarlyConnectionPlugin';

const root = `${__dirname}/../..`;
const keys = {
  LOTTERY_PUSHER_KEY: 'public-key',
  LOTTERY_FIREBASE_API_KEY: 'firebase-key',
  LOTTERY_FIREBASE_PROJECT_ID: 'project',
  LOTTERY_FIREBASE_DATABASE_URL: 'https://project.firebaseio.com',
};

it('knows the API of each row that the build has keys for', () => {
  const both = {
    LOTTERY_PRODUCTION_HOST: 'play.example.com',
    LOTTERY_STAGING_HOST: 'try.example.com',
  };
  const build = readBuildConstants(root, {
    ...keys,
    ...both,
    LOTTERY_PRODUCTION_API_HOST: 'backend.example.com',
    LOTTERY_STAGING_API_HOST: 'api.try.example.com',
  });
  expect(apiOriginsOf(build)).toEqual({
    'play.example.com': 'https://backend.example.com',
    'try.example.com': 'https://api.try.example.com',
  });
  expect(apiOriginsOf(readBuildConstants(root, {}))).toEqual({});
});

describe('on a page', () => {
  const runOn = (origins: Record<string, string>) => {
    const head = { appendChild: jest.fn() };
    const page = { head, createElement: (name: string) => ({ name }) };
    const location = { hostname: 'play.example.com' };
    runInNewContext(connectingCode(origins), { location, document: page });
    return head.appendChild.mock.calls.flat() as unknown[];
  };

  it('connects to the API of its own host, in the mode in which it will be asked', () => {
    expect(runOn({ 'play.example.com': 'https://api.play.example.com' })).toEqual([
      {
        name: 'link',
        rel: 'preconnect',
        crossOrigin: 'anonymous',
        href: 'https://api.play.example.com',
      },
    ]);
  });

  it('connects to no other host', () => {
    expect(runOn({ 'try.example.com': 'https://api.try.example.com' })).toEqual([]);
  });
});
