/** The part of jsdom's implementation that `fasterComputedStyle.ts` replaces. */
declare module 'jsdom/lib/jsdom/living/helpers/selectors.js' {
  /** jsdom's own side of an element. */
  export interface JsdomElement {
    readonly localName: string;
    readonly classList: { contains(name: string): boolean };
  }
  const selectors: {
    matchesDontThrow(element: JsdomElement, selector: string | undefined): boolean;
  };
  export default selectors;
}
