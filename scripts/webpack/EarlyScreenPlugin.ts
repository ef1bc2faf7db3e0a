import HtmlWebpackPlugin from 'html-webpack-plugin';
import { runtime, Template } from 'webpack';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = runtime;

/** The cookie whose presence tells a session (src/features/session/sessionCookies). */
const sessionCookie = 'access_token';

interface EarlyScreens {
  /** Name of the entry, in whose runtime the choice is made. */
  readonly entry: string;
  /** Name of the chunk of `/` for a browser with a session. */
  readonly home: string;
  /** Name of the chunk of `/login`, where a browser without a session ends. */
  readonly login: string;
}

/**
 * Asks for the first screen's chunk as soon as the entry's file has arrived. The entry's own code
 * has to wait for the libraries, which are most of the bytes; the runtime in front of it has not,
 * and address and cookie tell enough. A wrong guess costs a file that is cached for later.
 *
 * For that the scripts of the page run in the order of their arrival; webpack's runtime starts the
 * entry when all of them are there.
 */
export class EarlyScreenPlugin implements WebpackPluginInstance {
  constructor(private readonly screens: EarlyScreens) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EarlyScreenPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(
        'EarlyScreenPlugin',
        (chunk, requirements) => {
          if (chunk.name !== this.screens.entry) return;
          requirements.add(RuntimeGlobals.ensureChunk);
          requirements.add(RuntimeGlobals.ensureChunkHandlers);
          compilation.addRuntimeModule(chunk, new EarlyScreenModule(this.screens));
        },
      );
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap('EarlyScreenPlugin', (page) => {
        const { chunks } = page.plugin.userOptions as { chunks?: unknown };
        if (!Array.isArray(chunks) || !chunks.includes(this.screens.entry)) return page;
        for (const { attributes } of page.assetTags.scripts) {
          delete attributes['defer'];
          attributes['async'] = true;
        }
        return page;
      });
    });
  }
}

class EarlyScreenModule extends RuntimeModule {
  constructor(private readonly screens: EarlyScreens) {
    // After webpack's own modules, whose functions it calls.
    super('early screen', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const home = JSON.stringify(this.idsOf(this.screens.home));
    const login = JSON.stringify(this.idsOf(this.screens.login));
    return Template.asString([
      `var path = location.pathname;`,
      `var isSignedIn = false;`,
      // A browser that refuses cookies throws.
      `try { isSignedIn = /(^|; )${sessionCookie}=./.test(document.cookie); } catch (refusal) {}`,
      `var early = isSignedIn ? path === "/" && ${home} : !/^.(check-auth|maintenance)/.test(path) && ${login};`,
      // What fails here is asked for again by the router, which shows the failure.
      `(early || []).forEach(function (id) { ${RuntimeGlobals.ensureChunk}(id).catch(function () {}); });`,
    ]);
  }

  /** The files of a named chunk that the page does not load by itself. */
  private idsOf(name: string): (string | number | null)[] {
    const group = this.compilation?.namedChunkGroups.get(name);
    const page = this.compilation?.entrypoints.get(this.screens.entry);
    if (!group || !page) throw new Error(`no chunk is named ${name}`);
    return group.chunks.filter((chunk) => !page.chunks.includes(chunk)).map(({ id }) => id);
  }
}
