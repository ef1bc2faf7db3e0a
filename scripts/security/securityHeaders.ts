import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { PageRules, PolicyDelivery } from './contentSecurityPolicy';

/** Browser features that neither the app nor its libraries use. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The headers of every response besides the policy (table in docs/operations.md). */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  // Never the path, which may contain a session link. The origin lets a Firebase key be restricted to
  // the page's host.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': ['autoplay=(self)', ...unusedFeatures.map((name) => `${name}=()`)].join(
    ', ',
  ),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
} as const;

/** All security headers of a page. */
export function securityHeaders(
  page: PageRules,
  connectSources: readonly string[],
  delivery: Exclude<PolicyDelivery, 'meta'>,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(page, connectSources, delivery),
    // For browsers without `frame-ancestors`.
    'X-Frame-Options': page.framesItself ? 'SAMEORIGIN' : 'DENY',
    ...commonHeaders,
  };
}
