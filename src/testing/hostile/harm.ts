import { km } from '../../i18n/km';
import type { FakeLogger } from '../fakePorts';

/** The log line for a hostile message that is a good one with another number. */
export const twoNumbers = 'the server sent two numbers for one round';

export type HarmWatch = ReturnType<typeof watchForHarm>;

/** Watches the console and the prototypes until the test ends for what must never happen. */
export function watchForHarm() {
  const errors: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    errors.push(`console.error: ${parts.map(String).join(' ').slice(0, 300)}`);
  });
  // The store's development checks report how long they took.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  return {
    /** New problems since the last call. */
    findings: (logger: FakeLogger) => [
      ...errors.splice(0),
      ...logger.lines
        .filter(({ message }) => message.startsWith('a listener failed'))
        .map(({ message, details }) => `${message}: ${String(details)}`),
      ...prototypeProblems(),
    ],
  };
}

function prototypeProblems(): string[] {
  const found = [Object.prototype, Array.prototype, Function.prototype]
    .flatMap((prototype) => Object.keys(prototype))
    .map((key) => `a prototype has ${key}`);
  return 'polluted' in {} ? [...found, 'every object is polluted'] : found;
}

/** Traces of a careless conversion. */
const nonsense = /NaN|undefined|\[object|Infinity|function\s|\bnull\b/;

/** What is wrong with the page: blank, the error screen, markup, or traces of a careless conversion. */
export function screenProblems(): string[] {
  const body = document.body;
  const inputs = Array.from(body.querySelectorAll('input'), (input) => input.value);
  const labels = Array.from(body.querySelectorAll('[aria-label]'), (one) => one.ariaLabel ?? '');
  const text = [body.textContent, ...inputs, ...labels].join('\n');
  const found = nonsense.exec(text)?.[0];
  return [
    ...(text.trim().length < 10 ? ['the page is blank'] : []),
    ...(text.includes(km.errors.unexpected) ? ['the error screen is shown'] : []),
    ...(found === undefined ? [] : [`the page shows "${found}"`]),
    ...(body.querySelector('script, img[src="x"]') ? ['HTML of the server is in the page'] : []),
  ];
}
