import JsdomEnvironment from 'jest-environment-jsdom';
import { endStorages } from './endStorages';

/** What jsdom lacks of a browser, such as its network: lent by Node. */
const lent = {
  fetch,
  Request,
  Response,
  Headers,
  // Node's Request takes no other signal than Node's own.
  AbortController,
  AbortSignal,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  TextEncoderStream,
  CompressionStream,
  DecompressionStream,
  Blob,
  structuredClone,
  /** A mouse and a keyboard, and no window size that any rule names. */
  matchMedia: (query: string) => ({
    matches: query === '(pointer: fine)',
    addEventListener() {},
    removeEventListener() {},
  }),
};

let insertRule: CSSStyleSheet['insertRule'] | undefined;

/**
 * jsdom with the fetch standard, in which the router and the calls can run. Without the option `hasRules` it drops
 * the rules that components write, of which a query by role would try each on each element.
 */
export default class BrowserLikeEnvironment extends JsdomEnvironment {
  constructor(...args: ConstructorParameters<typeof JsdomEnvironment>) {
    super(...args);
    const { hasRules } = args[0].projectConfig.testEnvironmentOptions;
    // All windows of a process share jsdom's class.
    const sheet = this.global.CSSStyleSheet.prototype;
    insertRule ??= sheet.insertRule;
    sheet.insertRule = hasRules === true ? insertRule : () => 0;
  }

  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, lent);
    // Without a layout nothing scrolls.
    this.global.Element.prototype.scrollIntoView = () => {};
    // jsdom does not know <search>, of which React would warn.
    Object.defineProperty(this.global.HTMLUnknownElement.prototype, Symbol.toStringTag, {
      get(this: Element) {
        return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
      },
    });
    // A getter, of which jsdom's has no SubtleCrypto.
    Object.defineProperty(this.global, 'crypto', { value: crypto, writable: true });
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    endStorages();
  }
}
