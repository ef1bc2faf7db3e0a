import { km } from '../../i18n/km';
import type { FakeLogger } from '../fakePorts';

/** What must never happen, whatever comes in. */
export interface HarmWatch {
  /** What happened since the last look, in words; empty where nothing did. */
  look(logger: FakeLogger): string[];
}

/** Begins to watch the console and the prototypes of this page; ends with the test. */
export function watchForHarm(): HarmWatch {
  const said: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    said.push(`console.error: ${parts.map(String).join(' ').slice(0, 300)}`);
  });
  // The development checks of the store tell how long they took.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  return {
    look: (logger) => [
      ...said.splice(0),
      ...logger.lines
        .filter(({ message }) => message.startsWith('a listener failed'))
        .map(({ message, details }) => `${message}: ${String(details)}`),
      ...pollutedPrototypes(),
    ],
  };
}

function pollutedPrototypes(): string[] {
  const found = [Object.prototype, Array.prototype, Function.prototype]
    .flatMap((prototype) => Object.keys(prototype))
    .map((key) => `a prototype has ${key}`);
  return 'polluted' in {} ? [...found, 'every object is polluted'] : found;
}

/** What a careless conversion leaves in a text. */
const nonsense = /NaN|undefined|\[object|Infinity|function\s|\bnull\b/;

/**
 * What is wrong with the page that is shown, in words: nothing at all, the error screen, or the
 * leavings of a careless conversion. Junk that is shown as the text it was is no harm.
 */
export function shownHarm(junk: string | null = null): string[] {
  const body = document.body;
  const inputs = Array.from(body.querySelectorAll('input'), (input) => input.value);
  const labels = Array.from(body.querySelectorAll('[aria-label]'), (one) => one.ariaLabel ?? '');
  const text = [body.textContent, ...inputs, ...labels].join('\n');
  const told = junk === null ? text : text.replaceAll(textOf(junk), '');
  const found = nonsense.exec(told)?.[0];
  return [
    ...(text.trim().length < 10 ? ['the page is blank'] : []),
    ...(text.includes(km.errors.unexpected) ? ['the error screen is shown'] : []),
    ...(found === undefined ? [] : [`the page shows "${found}"`]),
    ...(body.querySelector('script, img[src="x"]') ? ['HTML of the server is in the page'] : []),
  ];
}

/** What the junk would read as, where it is a text; nothing that any page has otherwise. */
function textOf(junk: string): string {
  const value: unknown = JSON.parse(junk);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : '\u0000';
}
