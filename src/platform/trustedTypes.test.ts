/** @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts */
import { allowTextOnly } from './trustedTypes';

/** What a page would write into an element for a library's markup. */
function writtenFor(markup: string): string {
  const createPolicy = jest.fn<unknown, [string, { createHTML: (text: string) => string }]>();
  allowTextOnly({ createPolicy });
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(Object.keys(rules ?? {})).toEqual(['createHTML']);
  return rules?.createHTML(markup) ?? '';
}

it.each(['<img src=x onerror=alert(1)>', '20-11-2026', 'a & b', '&lt;b&gt;'])(
  'a library’s %s becomes text',
  (markup) => {
    const element = document.createElement('p');
    element.innerHTML = writtenFor(markup);
    expect(element.children).toHaveLength(0);
    expect(element.textContent).toBe(markup);
  },
);

it('the app starts without Trusted Types, and if the server’s policy refuses the default policy', () => {
  const refuse = jest.fn(() => {
    throw new TypeError('refused by the policy');
  });
  expect(() => allowTextOnly(undefined)).not.toThrow();
  expect(() => allowTextOnly({ createPolicy: refuse })).not.toThrow();
  expect(refuse).toHaveBeenCalledTimes(1);
});
