import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { join } from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { connectSourcesOfBuild } from './scripts/security/connectSources';
import { chunkPolicyName, contentSecurityPolicy } from './scripts/security/contentSecurityPolicy';
import { commonHeaders } from './scripts/security/securityHeaders';
import { defineBuildConstants, readBuildConstants } from './scripts/webpack/buildConstants';
import { apiOriginsOf, EarlyConnectionPlugin } from './scripts/webpack/EarlyConnectionPlugin';
import { EarlyScreenPlugin } from './scripts/webpack/EarlyScreenPlugin';
import { PreloadFontPlugin } from './scripts/webpack/PreloadFontPlugin';
import { renderShell } from './scripts/webpack/renderShell';
import { cacheGroups } from './scripts/webpack/cacheGroups';
import { licensePlugin } from './scripts/webpack/licenses';
import { appPage, pages } from './scripts/webpack/pages';

export type BuildMode = 'production' | 'development';

const root = __dirname;
const template = join(root, 'public/index.html');

/** Packages of the release that the licence plugin does not find by itself: fonts, and two scripts. */
const unfoundPackages = [
  '@fontsource/kantumruy-pro',
  '@fontsource/noto-sans-khmer',
  'firebase',
  'react-fast-compare',
];

/** Files that are worth compressing. config.json is not: operators edit it in place. */
const compressible = /\.(js|css|html|svg|webmanifest)$/;

/**
 * The webpack configuration of the whole app.
 * @throws Error when a variable of the environment is not usable (see `readBuildConstants`).
 */
export function createConfig(mode: BuildMode): Configuration {
  const isProduction = mode === 'production';
  const hash = isProduction ? '.[contenthash:10]' : '';
  return {
    mode,
    context: root,
    target: 'browserslist',
    entry: Object.fromEntries(pages.map((page) => [page.name, page.entry])),
    output: {
      path: join(root, 'dist'),
      // Absolute: the one html file answers for /check-auth/… and /report/… too.
      publicPath: '/',
      filename: `js/[name]${hash}.js`,
      chunkFilename: `js/[name]${hash}.js`,
      assetModuleFilename: `assets/[name]${hash}[ext]`,
      trustedTypes: { policyName: chunkPolicyName },
      clean: true,
    },
    // No published file names its map; `npm run build` moves the maps out of the published folder.
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    experiments: { layers: true },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'babel-loader',
          options: { plugins: isProduction ? [] : ['react-refresh/babel'], cacheDirectory: true },
        },
        {
          test: /\.tsx?$/,
          issuerLayer: 'replay',
          enforce: 'pre',
          loader: require.resolve('./scripts/webpack/replayChunkNames'),
        },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            { loader: 'css-loader', options: { url: { filter: isNotLegacyFont } } },
          ],
        },
        {
          test: /fonts-regular\.css$/,
          issuerLayer: (layer) => layer !== 'replay',
          enforce: 'pre',
          loader: require.resolve('./scripts/webpack/shellStyles'),
        },
        { test: /\.(woff2|svg|png|webp|mp3|ogg|wav)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      ...commonPlugins(hash, isProduction),
      ...(isProduction
        ? [...compressionPlugins(), licensePlugin(root, unfoundPackages)]
        : hotPlugins()),
    ],
    optimization: {
      moduleIds: 'deterministic',
      // The runtime stays inside the entry: a file of its own would be one more request on the way
      // to the first screen, and the entry changes with nearly every release anyway.
      runtimeChunk: false,
      splitChunks: { chunks: 'all', cacheGroups },
    },
    // Sizes are asserted in the test suite.
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

function commonPlugins(hash: string, isProduction: boolean): WebpackPluginInstance[] {
  const build = readBuildConstants(root);
  return [
    new webpack.DefinePlugin(defineBuildConstants(build)),
    ...pages.map(
      (page) =>
        new HtmlWebpackPlugin({
          template,
          language: page.language,
          title: page.title,
          noScript: page.noScript,
          referrer: commonHeaders['Referrer-Policy'],
          // Hot reload needs a socket and styles of its own.
          policy: isProduction
            ? contentSecurityPolicy(page, connectSourcesOfBuild(build), 'meta')
            : null,
          filename: page.file,
          chunks: [page.name],
          shell: () => (page.hasShell ? renderShell().markup : ''),
          preloads: page.preloads,
          scriptLoading: 'defer',
          inject: 'body',
        }),
    ),
    new MiniCssExtractPlugin({
      filename: `css/[name]${hash}.css`,
      chunkFilename: `css/[name]${hash}.css`,
    }),
    new EarlyConnectionPlugin(appPage.name, apiOriginsOf(build)),
    new EarlyScreenPlugin({ entry: appPage.name, home: 'screen-home', login: 'screen-login' }),
    new PreloadFontPlugin(/khmer-400-normal.*\.woff2$/),
    new CopyPlugin({
      patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }],
    }),
  ];
}

function compressionPlugins(): WebpackPluginInstance[] {
  return [
    new CompressionPlugin<BrotliOptions>({
      test: compressible,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
      threshold: 512,
    }),
    new CompressionPlugin({
      test: compressible,
      filename: '[path][base].gz',
      algorithm: 'gzip',
      compressionOptions: { level: 9 },
      threshold: 512,
    }),
  ];
}

function hotPlugins(): WebpackPluginInstance[] {
  return [new ReactRefreshPlugin({ overlay: false })];
}

/** Every supported browser reads woff2: the older twin in a fontsource stylesheet is not emitted. */
function isNotLegacyFont(url: string): boolean {
  return !url.endsWith('.woff');
}

export default (): Configuration => createConfig('production');
