/**
 * Where browsers send crashes, deprecations and violations of the policy: the address of telemetry.
 *
 * @param telemetryUrl a path below the API or an https address; empty is off
 * @param apiBaseUrl the API of the page's row, without a slash at its end
 * @returns null if it is off
 */
export function reportEndpointOf(telemetryUrl: string, apiBaseUrl: string): string | null {
  return telemetryUrl === '' ? null : new URL(telemetryUrl, `${apiBaseUrl}/`).href;
}
