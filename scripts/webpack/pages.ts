import { km } from '../../src/i18n/km';
import type { PageRules } from '../security/contentSecurityPolicy';

/** A page of the build: its own entry, its own html file from the one template, its own rules. */
export interface BuildPage extends PageRules {
  readonly name: string;
  /**
   * In a layer of its own a page shares no module with the others: what it needs can neither move
   * into their files nor make them larger.
   */
  readonly entry: string | { readonly import: string; readonly layer: string };
  /** Its file in `dist/`; `index.html` answers for every screen of the app. */
  readonly file: string;
  readonly language: string;
  readonly title: string;
  /** Whether the page itself holds the waiting screen that is shown until the app is there. */
  readonly hasShell: boolean;
  /** What its first script will ask for, and the browser can while that is on its way. */
  readonly preloads: readonly string[];
  /** What a browser without JavaScript shows. */
  readonly noScript: string;
}

export const appPage: BuildPage = {
  name: 'main',
  entry: './src/main.tsx',
  file: 'index.html',
  language: 'km',
  title: km.common.brand,
  hasShell: true,
  preloads: ['/config.json'],
  noScript: km.errors.noScript,
  connects: true,
  framesItself: false,
};

/** Support's page; the player's screen is a frame of itself. */
const replayPage: BuildPage = {
  name: 'replay',
  entry: { import: './src/replay.tsx', layer: 'replay' },
  file: 'replay.html',
  language: 'en',
  title: 'Trace replay',
  hasShell: false,
  preloads: [],
  noScript: 'This page needs JavaScript.',
  connects: false,
  framesItself: true,
};

export const pages: readonly BuildPage[] = [appPage, replayPage];
