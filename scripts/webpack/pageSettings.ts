import { pageSwitches } from '../../src/config/pageSwitches';
import { telemetryMetas } from '../../src/telemetry/telemetrySettings';
import { valueOf, type Environment } from '../environment/environment';
import type { PageRules } from '../security/contentSecurityPolicy';

/** What an operator sets for the app in the head of its page; empty is off. */
export interface PageSettings {
  /** `on`: the app connects to Redux DevTools without `?devtools` in the address. */
  readonly devTools: string;
  /** `on`: a stake carries the header `Idempotency-Key`. */
  readonly idempotencyKey: string;
  /** The receiver of telemetry, and the share of pages that send it. */
  readonly telemetryUrl: string;
  readonly telemetryShare: string;
}

/** The settings of a build, which `environmentProblems` has checked. */
export function readPageSettings(env: Environment): PageSettings {
  return {
    devTools: valueOf(env, 'LOTTERY_DEVTOOLS'),
    idempotencyKey: valueOf(env, 'LOTTERY_IDEMPOTENCY_KEY'),
    telemetryUrl: valueOf(env, 'LOTTERY_REPORT_URL'),
    telemetryShare: valueOf(env, 'LOTTERY_REPORT_SHARE'),
  };
}

/** The `meta` elements of a page, as html; none for settings that are off. */
export function settingTags(page: PageRules, settings: PageSettings): string {
  if (!page.connects) return '';
  return Object.entries({
    [pageSwitches.devTools]: settings.devTools,
    [pageSwitches.idempotencyKey]: settings.idempotencyKey,
    [telemetryMetas.url]: settings.telemetryUrl,
    [telemetryMetas.share]: settings.telemetryShare,
  })
    .filter(([, content]) => content !== '')
    .map(([name, content]) => `<meta name="${name}" content="${escaped(content)}" />`)
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
