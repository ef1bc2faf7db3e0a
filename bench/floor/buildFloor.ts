import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { compile } from '../../scripts/webpack/compile';
import { createAppConfig } from '../../webpack.config';

const root = join(__dirname, '../..');

/** The built floors: one folder each, with an `index.html`. */
export const floorFolder = join(root, 'bench/.floor');

/** The first screens: each floor has the libraries of one. */
export const floorNames = ['home', 'login'] as const;
type FloorName = (typeof floorNames)[number] | 'dialog';

/**
 * Builds one floor with the app's own settings and returns the brotli bytes (quality 11) of its
 * scripts. Nothing in it is lazy, so its first screen needs every script.
 * @throws Error with webpack's message if the build fails
 */
export async function buildFloor(name: FloorName): Promise<number> {
  const config = createAppConfig('production');
  const folder = join(floorFolder, name);
  const stats = await compile([
    {
      ...config,
      entry: { main: `./bench/floor/${name}.tsx` },
      output: { ...config.output, path: folder },
      devtool: false,
      plugins: [
        ...(config.plugins ?? []).filter((plugin) => plugin && !isUnneeded(plugin)),
        new HtmlWebpackPlugin({ templateContent: page, scriptLoading: 'defer' }),
      ],
    },
  ]);
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  const scripts = readdirSync(join(folder, 'js')).filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => sum + brotliSize(join(folder, 'js', file)), 0);
}

/** Only the root element, without policy and waiting screen. */
const page = '<!doctype html><html><body><div id="root"></div></body></html>';

/** The floor has its own page, and its files are neither copied nor compressed. */
function isUnneeded(plugin: object): boolean {
  return ['HtmlWebpackPlugin', 'CopyPlugin', 'CompressionPlugin'].includes(plugin.constructor.name);
}

/** Bytes of a file after brotli at quality 11, as the build writes it. */
function brotliSize(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(readFileSync(file), { params }).length;
}
