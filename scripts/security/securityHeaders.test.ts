import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appPage, pages, replayPage } from '../webpack/pages';
import { reportEndpointOf } from './reportEndpoint';
import { commonHeaders, securityHeaders } from './securityHeaders';

it('the headers send no path as referrer and allow no frame', () => {
  expect(securityHeaders(appPage, [], 'header', null)).toMatchObject({
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
  });
});

it('the headers allow sound on the app’s own pages and no other feature anywhere', () => {
  const features = commonHeaders['Permissions-Policy'].split(', ');
  expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual(['autoplay=(self)']);
  expect(features).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'payment=()']));
});

it.each(pages)('every header value of $file is valid in HTTP', (page) => {
  const headers = securityHeaders(page, ['https://a.example/'], 'header', 'https://r.example/');
  for (const value of Object.values(headers)) {
    expect(value).toMatch(/^[\x20-\x7e]+$/);
  }
});

it('docs/operations.md has every header value', () => {
  const page = readFileSync(join(__dirname, '../../docs/operations.md'), 'utf8');
  for (const [name, value] of Object.entries(commonHeaders)) {
    expect(page).toContain(`| \`${name}\` | \`${value}\` |`);
  }
});

describe('the endpoint of the browsers’ reports', () => {
  const api = 'https://api.example.com/api';

  it('is a path below the row’s API or an address', () => {
    expect(reportEndpointOf('telemetry', api)).toBe('https://api.example.com/api/telemetry');
    expect(reportEndpointOf('https://r.example/in', api)).toBe('https://r.example/in');
    expect(reportEndpointOf('', api)).toBeNull();
  });

  it('has the only name that crashes are sent to, and the policy names it', () => {
    const headers = securityHeaders(appPage, [], 'httpsHeader', `${api}/telemetry`);
    expect(headers['Reporting-Endpoints']).toBe('default="https://api.example.com/api/telemetry"');
    expect(headers['Content-Security-Policy']).toMatch(/; report-to default$/);
  });

  it('is in no header of the replay page, and in none while reports are off', () => {
    for (const headers of [
      securityHeaders(replayPage, [], 'header', `${api}/telemetry`),
      securityHeaders(appPage, [], 'header', null),
    ]) {
      expect(headers).not.toHaveProperty('Reporting-Endpoints');
      expect(headers['Content-Security-Policy']).not.toContain('report-to');
    }
  });
});
