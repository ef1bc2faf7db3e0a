import './fasterComputedStyle';
import JsdomEnvironment from 'jest-environment-jsdom';

/** What jsdom lacks of a browser's network, lent by Node. */
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
};

/** jsdom with the fetch standard, in which the router and the calls can run. */
export default class BrowserLikeEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, lent);
    // A getter, of which jsdom's has no SubtleCrypto.
    Object.defineProperty(this.global, 'crypto', {
      value: crypto,
      configurable: true,
      writable: true,
    });
  }
}
