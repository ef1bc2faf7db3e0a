import { contentSecurityPolicy, reportGroup } from './contentSecurityPolicy';
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

/**
 * All security headers of a page.
 *
 * @param reportEndpoint where browsers send their reports (`reportEndpointOf`); a page that may not connect has none
 */
export function securityHeaders(
  page: PageRules,
  connectSources: readonly string[],
  delivery: Exclude<PolicyDelivery, 'meta'>,
  reportEndpoint: string | null,
): Record<string, string> {
  const isReported = page.connects && reportEndpoint !== null;
  return {
    'Content-Security-Policy': contentSecurityPolicy(page, connectSources, delivery, isReported),
    // For browsers without `frame-ancestors`.
    'X-Frame-Options': page.framesItself ? 'SAMEORIGIN' : 'DENY',
    ...commonHeaders,
    ...(isReported && { 'Reporting-Endpoints': `${reportGroup}="${reportEndpoint}"` }),
  };
}
