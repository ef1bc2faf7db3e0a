import { signatureMetas } from '../../src/config/signatureSettings';
import { valueOf, type Environment } from '../environment/environment';
import type { PageRules } from '../security/contentSecurityPolicy';

/** What an operator sets for the pages in their heads; empty is off. */
export interface PageSettings {
  /** The path below the API that signs problem reports: for the app. */
  readonly signaturePath: string;
  /** The JWK set of the keys that sign them: for the replay page. */
  readonly signatureKeys: string;
}

/** The settings of a build, which `environmentProblems` has checked. */
export function readPageSettings(env: Environment): PageSettings {
  return {
    signaturePath: valueOf(env, 'LOTTERY_SIGNATURE_PATH'),
    signatureKeys: valueOf(env, 'LOTTERY_SIGNATURE_KEYS'),
  };
}

/** The `meta` elements of a page, as html; none for settings that are off. */
export function settingTags(page: PageRules, settings: PageSettings): string {
  const [name, content] = page.connects
    ? [signatureMetas.path, settings.signaturePath]
    : [signatureMetas.keys, settings.signatureKeys];
  return content === '' ? '' : `<meta name="${name}" content="${escaped(content)}" />`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
