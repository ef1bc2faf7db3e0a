import { km } from '../../src/i18n/km';
import type { PageRules } from '../security/contentSecurityPolicy';

/** A page of the build: an entry and an html file from the common template. */
export interface BuildPage extends PageRules {
  readonly name: string;
  readonly entry: string;
  /** Its file in `dist/`; `index.html` is served for every screen of the app. */
  readonly file: string;
  /** The folder of its chunks below `js/` and `css/`. */
  readonly folder: string;
  readonly language: string;
  readonly title: string;
  /** Whether the html contains the waiting screen, which shows until the app has started. */
  readonly hasShell: boolean;
  /** Fetched by the first script, and preloaded by the html. */
  readonly preloads: readonly string[];
  /** The text for browsers without JavaScript. */
  readonly noScript: string;
  readonly licenseFile: string;
  /** Packages in the page that the license plugin does not find. */
  readonly unlistedPackages: readonly string[];
}

const fonts = ['@fontsource/kantumruy-pro', '@fontsource/noto-sans-khmer'];

export const appPage: BuildPage = {
  name: 'main',
  entry: './src/main.tsx',
  file: 'index.html',
  folder: '',
  language: 'km',
  title: km.common.brand,
  hasShell: true,
  preloads: ['/config.json'],
  noScript: km.errors.noScript,
  licenseFile: 'licenses.txt',
  unlistedPackages: [...fonts, 'firebase', 'react-fast-compare'],
  connects: true,
  framesItself: false,
};

/** The replay page for support; it shows the player's screen by framing itself. */
export const replayPage: BuildPage = {
  name: 'replay',
  entry: './src/replay.tsx',
  file: 'replay.html',
  folder: 'replay/',
  language: 'en',
  title: 'Trace replay',
  hasShell: false,
  preloads: [],
  noScript: 'This page needs JavaScript.',
  licenseFile: 'licenses-replay.txt',
  unlistedPackages: [...fonts, 'react-fast-compare'],
  connects: false,
  framesItself: true,
};

export const pages: readonly BuildPage[] = [appPage, replayPage];
