import CopyPlugin from 'copy-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { cacheGroups } from './scripts/webpack/cacheGroups';
import { pageConfig, type BuildMode } from './scripts/webpack/pageConfig';
import { appPage, replayPage } from './scripts/webpack/pages';

/** The app and the replay page. They are built apart, so that players download nothing of the replay. */
export function createConfigs(mode: BuildMode): Configuration[] {
  const replay = pageConfig(replayPage, mode);
  // esbuild's files are a sixth larger, and a build takes a quarter less CPU: no player downloads them.
  const minimizer = [new MinimizerPlugin({ minify: MinimizerPlugin.esbuildMinify })];
  return [
    createAppConfig(mode),
    { ...replay, optimization: { ...replay.optimization, minimizer } },
  ];
}

export function createAppConfig(mode: BuildMode): Configuration {
  const common = pageConfig(appPage, mode);
  return {
    ...common,
    module: {
      rules: [
        ...common.module.rules,
        {
          test: /fonts-regular\.css$/,
          enforce: 'pre',
          loader: require.resolve('./scripts/webpack/shellStyles'),
        },
      ],
    },
    plugins: [
      ...common.plugins,
      new CopyPlugin({
        patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }],
      }),
    ],
    optimization: {
      ...common.optimization,
      splitChunks: { chunks: 'all', cacheGroups },
    },
  };
}

export default (): Configuration[] => createConfigs('production');
