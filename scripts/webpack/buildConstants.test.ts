import { productionVariables as production } from '../testing/productionVariables';
import { apiOrigin, readBuildConstants } from './buildConstants';

const root = `${__dirname}/../..`;
const { LOTTERY_PRODUCTION_HOST, LOTTERY_PRODUCTION_API_HOST, ...keys } = production;
const staging = {
  LOTTERY_STAGING_HOST: 'try.example.com',
  LOTTERY_STAGING_API_HOST: 'api.try.example.com',
};
const originOf = (env: Record<string, string>) => apiOrigin(readBuildConstants(root, env));

describe('apiOrigin', () => {
  it('is the API of production in a build for both hosts', () => {
    expect(originOf({ ...production, ...staging })).toBe('https://api.lottery.test');
  });

  it('is the API of staging in a build for staging alone', () => {
    expect(originOf({ ...keys, ...staging })).toBe('https://api.try.example.com');
  });

  it('is null in a build without keys, whose API is on the page’s own host', () => {
    expect(readBuildConstants(root, {})).toMatchObject({ localApiPort: 8003 });
    expect(originOf({})).toBeNull();
  });
});
