import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Preloads the fonts among the emitted assets whose names match the pattern, in every page that
 * HtmlWebpackPlugin writes. Without it the browser learns of the font only after the stylesheet
 * and the first text, and the first Khmer words are painted twice.
 */
export class PreloadFontPlugin implements WebpackPluginInstance {
  constructor(private readonly pattern: RegExp) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PreloadFontPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap(
        'PreloadFontPlugin',
        (page) => {
          const fonts = Object.keys(compilation.assets).filter((name) => this.pattern.test(name));
          for (const font of fonts) page.headTags.unshift(preloadTag(page.publicPath + font));
          return page;
        },
      );
    });
  }
}

function preloadTag(href: string): HtmlWebpackPlugin.HtmlTagObject {
  return HtmlWebpackPlugin.createHtmlTagObject('link', {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    // Fonts are always fetched in CORS mode: without this the preload is fetched twice.
    crossorigin: 'anonymous',
    href,
  });
}
