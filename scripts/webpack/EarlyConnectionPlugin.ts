import { runtime, Template } from 'webpack';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import type { BuildConstants } from '../../src/config/resolveConfig';

const { RuntimeModule } = runtime;

/** The origin of the API by the name of the page's host. */
export type ApiOrigins = Readonly<Record<string, string>>;

/** The rows that the build can run on; a local page has its API on its own host. */
export function apiOriginsOf({ production, staging }: BuildConstants): ApiOrigins {
  return Object.fromEntries(
    [production, staging]
      .filter(({ pusherKey }) => pusherKey !== '')
      .map(({ pageHost, apiHost }) => [pageHost, `https://${apiHost}`]),
  );
}

/**
 * Opens the connection to the API as soon as the entry's file has arrived: name, TCP and TLS take
 * three ways to and fro, for which the first call would wait after the libraries have been read.
 * Not in `index.html`, which is one file for all hosts and would connect to each of them.
 */
export class EarlyConnectionPlugin implements WebpackPluginInstance {
  constructor(
    private readonly entry: string,
    private readonly origins: ApiOrigins,
  ) {}

  apply(compiler: Compiler): void {
    if (Object.keys(this.origins).length === 0) return;
    compiler.hooks.thisCompilation.tap('EarlyConnectionPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('EarlyConnectionPlugin', (chunk) => {
        if (chunk.name !== this.entry) return;
        compilation.addRuntimeModule(chunk, new EarlyConnectionModule(this.origins));
      });
    });
  }
}

class EarlyConnectionModule extends RuntimeModule {
  constructor(private readonly origins: ApiOrigins) {
    super('early connection', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    return connectingCode(this.origins);
  }
}

/** What the page runs: a `preconnect` to the API of its own host, in the mode of the later calls. */
export function connectingCode(origins: ApiOrigins): string {
  return Template.asString([
    `var api = ${JSON.stringify(origins)}[location.hostname];`,
    `if (api) {`,
    Template.indent([
      `var link = document.createElement("link");`,
      `link.rel = "preconnect";`,
      `link.crossOrigin = "anonymous";`,
      `link.href = api;`,
      `document.head.appendChild(link);`,
    ]),
    `}`,
  ]);
}
