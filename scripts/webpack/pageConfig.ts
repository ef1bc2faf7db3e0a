import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { readEnvironment } from '../environment/environment';
import { connectSourcesOfBuild } from '../security/connectSources';
import { chunkPolicyName, contentSecurityPolicy } from '../security/contentSecurityPolicy';
import { commonHeaders } from '../security/securityHeaders';
import { apiOrigin, defineBuildConstants, readBuildConstants } from './buildConstants';
import { licensePlugin } from './licenses';
import { readPageSettings, settingTags } from './pageSettings';
import type { BuildPage } from './pages';
import { renderShell } from './renderShell';

export type BuildMode = 'production' | 'development';

const root = join(__dirname, '../..');

/** config.json is not compressed: operators edit it in place. */
const compressible = /\.(js|css|html|svg|webmanifest)$/;

/**
 * The webpack configuration that both pages share.
 * @throws Error if a variable of the environment is invalid (see `readBuildConstants`)
 */
export function pageConfig(page: BuildPage, mode: BuildMode) {
  const isProduction = mode === 'production';
  const hash = isProduction ? '.[contenthash:10]' : '';
  const script = `js/${page.folder}[name]${hash}.js`;
  const style = `css/${page.folder}[name]${hash}.css`;
  return {
    name: page.name,
    mode,
    context: root,
    target: 'browserslist',
    entry: { [page.name]: page.entry },
    output: {
      path: join(root, 'dist'),
      // Absolute, because index.html is also served for /check-auth/… and /report/….
      publicPath: '/',
      filename: script,
      chunkFilename: script,
      assetModuleFilename: `assets/[name]${hash}[ext]`,
      trustedTypes: { policyName: chunkPolicyName },
    },
    // No published file names its map; `npm run build` moves the maps out of the published folder.
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'babel-loader',
          options: { plugins: isProduction ? [] : ['react-refresh/babel'], cacheDirectory: true },
        },
        // A chunk gets only the files of texts that it shows.
        { test: /[\\/]src[\\/]i18n[\\/]/, sideEffects: false },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            { loader: 'css-loader', options: { url: { filter: isNotLegacyFont } } },
          ],
        },
        { test: /\.(woff2|svg|png|webp|mp3|ogg|wav)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new webpack.DefinePlugin(defineBuildConstants(readBuildConstants(root))),
      htmlPlugin(page, isProduction),
      new MiniCssExtractPlugin({ filename: style, chunkFilename: style }),
      ...(isProduction
        ? [...compressionPlugins(), licensePlugin(root, page.licenseFile, page.unlistedPackages)]
        : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    optimization: {
      moduleIds: 'deterministic',
      // The runtime stays in the entry: a separate file would be one more request before the first
      // screen, and the entry changes with nearly every release anyway.
      runtimeChunk: false,
      splitChunks: { chunks: 'all' },
    },
    // The test suite asserts the sizes.
    performance: { hints: false },
    stats: 'errors-warnings',
  } satisfies Configuration;
}

function htmlPlugin(page: BuildPage, isProduction: boolean): WebpackPluginInstance {
  const build = readBuildConstants(root);
  const settings = readPageSettings(readEnvironment(root));
  const sources = connectSourcesOfBuild(build, settings.telemetryUrl);
  return new HtmlWebpackPlugin({
    template: join(root, 'public/index.html'),
    filename: page.file,
    language: page.language,
    title: page.title,
    noScript: page.noScript,
    referrer: commonHeaders['Referrer-Policy'],
    // Hot reload needs a socket and inline styles.
    policy: isProduction ? contentSecurityPolicy(page, sources, 'meta') : null,
    settings: settingTags(page, settings),
    shell: () => (page.hasShell ? renderShell().markup : ''),
    preloads: page.preloads,
    preconnect: page.connects ? apiOrigin(build) : null,
    scriptLoading: 'defer',
    inject: 'body',
  });
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

/** Every supported browser reads woff2, so the woff files of fontsource are not emitted. */
function isNotLegacyFont(url: string): boolean {
  return !url.endsWith('.woff');
}
