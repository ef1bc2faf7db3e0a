/** What a page may do besides loading its own scripts, styles, fonts, images and sounds. */
export interface PageRules {
  /** Whether it may connect to its own origin and to the hosts of the table; the replay page may not. */
  readonly connects: boolean;
  /** Whether it shows itself in a frame; no other page may frame it. */
  readonly framesItself: boolean;
}

/**
 * - `meta`: inside the page, where browsers ignore `frame-ancestors`
 * - `header`: sent by a server
 * - `httpsHeader`: the same, for a page that is served over https only
 */
export type PolicyDelivery = 'meta' | 'header' | 'httpsHeader';

/** The name of webpack's Trusted Types policy, which creates the URLs of the chunks. */
export const chunkPolicyName = 'lottery#chunks';

/**
 * The hash of the empty text. MUI's style engine adds empty style elements and fills them through the
 * CSSOM, which no policy covers, so no inline style needs to be allowed.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The endpoint's name in `Reporting-Endpoints`. Browsers send crashes and deprecations to this name only. */
export const reportGroup = 'default';

/**
 * The Content-Security-Policy of a page.
 *
 * @param connectSources the hosts that it may connect to besides its own (`connectSourcesOf`)
 * @param isReported whether the page's headers name the endpoint of {@link reportGroup}
 */
export function contentSecurityPolicy(
  page: PageRules,
  connectSources: readonly string[],
  delivery: PolicyDelivery,
  isReported = false,
): string {
  const self = "'self'";
  const none = "'none'";
  const frames = page.framesItself ? self : none;
  const directives: Record<string, readonly string[] | null> = {
    'default-src': [none],
    'script-src': [self],
    'style-src': [self, emptyStyle],
    'img-src': [self],
    'font-src': [self],
    'media-src': [self],
    'connect-src': page.connects ? [self, ...connectSources] : [none],
    'frame-src': [frames],
    'object-src': [none],
    'base-uri': [none],
    'form-action': [none],
    'require-trusted-types-for': ["'script'"],
    // `default` is the app's: it turns markup that is written as a string into plain text.
    'trusted-types': [chunkPolicyName, 'default'],
    'frame-ancestors': delivery === 'meta' ? null : [frames],
    'upgrade-insecure-requests': delivery === 'httpsHeader' ? [] : null,
    'report-to': isReported ? [reportGroup] : null,
  };
  return Object.entries(directives)
    .flatMap(([name, values]) => (values === null ? [] : [[name, ...values].join(' ')]))
    .join('; ');
}
