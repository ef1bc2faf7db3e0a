import { apiOrigin, readBuildConstants } from './buildConstants';

const root = `${__dirname}/../..`;
const keys = {
  LOTTERY_PUSHER_KEY: 'public-key',
  LOTTERY_FIREBASE_API_KEY: 'firebase-key',
  LOTTERY_FIREBASE_PROJECT_ID: 'project',
  LOTTERY_FIREBASE_DATABASE_URL: 'https://project.firebaseio.com',
};
const production = {
  LOTTERY_PRODUCTION_HOST: 'play.example.com',
  LOTTERY_PRODUCTION_API_HOST: 'backend.example.com',
};
const staging = {
  LOTTERY_STAGING_HOST: 'try.example.com',
  LOTTERY_STAGING_API_HOST: 'api.try.example.com',
};
const originOf = (env: Record<string, string>) => apiOrigin(readBuildConstants(root, env));

describe('apiOrigin', () => {
  it('is the API of production in a build for both hosts', () => {
    expect(originOf({ ...keys, ...production, ...staging })).toBe('https://backend.example.com');
  });

  it('is the API of staging in a build for staging alone', () => {
    expect(originOf({ ...keys, ...staging })).toBe('https://api.try.example.com');
  });

  it('is null in a build without keys, whose API is on the page’s own host', () => {
    expect(readBuildConstants(root, {})).toMatchObject({ localApiPort: 8003 });
    expect(originOf({})).toBeNull();
  });
});
