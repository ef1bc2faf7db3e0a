import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appPage, pages } from '../webpack/pages';
import { commonHeaders, securityHeaders } from './securityHeaders';

it('the headers send no path as referrer and allow no frame', () => {
  expect(securityHeaders(appPage, [], 'header')).toMatchObject({
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
  for (const value of Object.values(securityHeaders(page, ['https://a.example/'], 'header'))) {
    expect(value).toMatch(/^[\x20-\x7e]+$/);
  }
});

it('docs/operations.md has every header value', () => {
  const page = readFileSync(join(__dirname, '../../docs/operations.md'), 'utf8');
  for (const [name, value] of Object.entries(commonHeaders)) {
    expect(page).toContain(`| \`${name}\` | \`${value}\` |`);
  }
});
