import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { PageRules, PolicyDelivery } from './contentSecurityPolicy';

/** Features of the browser that neither the app nor a library of it uses. */
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

/** What every answer of the page's host carries beside the policy (table in docs/operations.md). */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  // Never a path, which may hold a session link; the origin alone, so that a firebase key may be
  // tied to the page's host.
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
    // For browsers that know no frame-ancestors.
    'X-Frame-Options': page.framesItself ? 'SAMEORIGIN' : 'DENY',
    ...commonHeaders,
  };
}
