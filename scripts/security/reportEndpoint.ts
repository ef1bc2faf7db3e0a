/**
 * Where browsers send crashes, deprecations and violations of the policy: the address of the field reports.
 *
 * @param reportUrl a path below the API or an https address; empty is off
 * @param apiBaseUrl the API of the page's row, without a slash at its end
 * @returns null if it is off
 */
export function reportEndpointOf(reportUrl: string, apiBaseUrl: string): string | null {
  return reportUrl === '' ? null : new URL(reportUrl, `${apiBaseUrl}/`).href;
}
