import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { PageRules, PolicyDelivery } from './contentSecurityPolicy';

const app: PageRules = { connects: true, framesItself: false };
const closed: PageRules = { connects: false, framesItself: true };
const hosts = ['https://api.example.com/api/', 'wss://api.example.com:8003/app/'];

/** The directives by name. */
function policy(page: PageRules, delivery: PolicyDelivery = 'header'): Record<string, string> {
  const directives = contentSecurityPolicy(page, hosts, delivery).split('; ');
  return Object.fromEntries(
    directives.map((text) => {
      const [name = '', ...values] = text.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

describe('the policy of a page', () => {
  it.each([
    ['meta', {}],
    ['header', { 'frame-ancestors': "'none'" }],
    ['httpsHeader', { 'frame-ancestors': "'none'", 'upgrade-insecure-requests': '' }],
  ] as const)('allows only what it names in a %s', (delivery, headerOnly) => {
    expect(policy(app, delivery)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      'img-src': "'self'",
      'font-src': "'self'",
      'media-src': "'self'",
      'connect-src': `'self' ${hosts.join(' ')}`,
      'frame-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'lottery#chunks default',
      ...headerOnly,
    });
  });

  it('allows no connection to a page that needs none, not even to its own origin', () => {
    expect(policy(closed)['connect-src']).toBe("'none'");
  });

  it('lets only the page itself frame a page that frames itself', () => {
    expect(policy(closed)).toMatchObject({ 'frame-src': "'self'", 'frame-ancestors': "'self'" });
  });
});
