import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createAppConfig } from '../../webpack.config';
import { smallProject } from '../testing/smallProject';
import { compile } from './compile';
import { moveSourceMaps } from './sourceMaps';

let root: string;
beforeAll(() => {
  root = smallProject({
    'index.js': "import './look.css'; console.log('built');",
    'look.css': 'body { color: red; }',
  });
});
afterAll(() => rmSync(root, { recursive: true }));

/** Builds a script and a style with the source maps of the app's configuration. */
async function build() {
  const { devtool } = createAppConfig('production');
  const stats = await compile([
    {
      mode: 'production',
      ...(devtool === undefined ? {} : { devtool }),
      context: root,
      entry: './index.js',
      output: { path: join(root, 'dist'), filename: 'js/main.js' },
      module: {
        rules: [
          {
            test: /\.css$/,
            use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')],
          },
        ],
      },
      plugins: [new MiniCssExtractPlugin({ filename: 'css/main.css' })],
    },
  ]);
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
}

describe('moveSourceMaps', () => {
  it('leaves no source map and no reference to one in the published folder', async () => {
    await build();
    expect(existsSync(join(root, 'dist/js/main.js.map'))).toBe(true);

    moveSourceMaps(join(root, 'dist'), join(root, 'maps'));

    const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(files.toSorted()).toEqual(['css', 'css/main.css', 'js', 'js/main.js']);
    for (const file of ['css/main.css', 'js/main.js']) {
      expect(readFileSync(join(root, 'dist', file), 'utf8')).not.toContain('sourceMappingURL');
    }
  });

  it('keeps the maps of this build only, by the paths of their files', async () => {
    mkdirSync(join(root, 'maps'), { recursive: true });
    writeFileSync(join(root, 'maps/earlier.js.map'), '{}');
    await build();

    expect(moveSourceMaps(join(root, 'dist'), join(root, 'maps'))).toBe(2);

    const { sources } = JSON.parse(readFileSync(join(root, 'maps/js/main.js.map'), 'utf8')) as {
      sources: string[];
    };
    expect(sources.some((source) => source.endsWith('/index.js'))).toBe(true);
    expect(existsSync(join(root, 'maps/css/main.css.map'))).toBe(true);
    expect(existsSync(join(root, 'maps/earlier.js.map'))).toBe(false);
  });
});
