import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { smallProject } from '../testing/smallProject';
import { compile } from '../webpack/compile';
import { moveSourceMaps } from '../webpack/sourceMaps';
import { exitCodes, symbolicate } from './symbolicate';

const source = `export function openSlip() {
  console.log('opened');
  throw new Error('no round');
}
openSlip();
`;

let root: string;
let maps: string;
/** Where the minified script throws. */
let thrown: string;
beforeAll(async () => {
  root = smallProject({ 'src/slip.js': source });
  maps = join(root, 'maps');
  await compile([
    {
      mode: 'production',
      devtool: 'hidden-source-map',
      context: root,
      entry: './src/slip.js',
      output: { path: join(root, 'dist'), filename: 'js/main.3f9c0d1a2b.js' },
    },
  ]);
  moveSourceMaps(join(root, 'dist'), maps);
  const lines = readFileSync(join(root, 'dist/js/main.3f9c0d1a2b.js'), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('new Error'));
  thrown = `js/main.3f9c0d1a2b.js:${line + 1}:${(lines[line]?.indexOf('new Error') ?? 0) + 1}`;
});
afterAll(() => rmSync(root, { recursive: true }));

describe('symbolicate', () => {
  it('finds the source of a frame as a report holds it', () => {
    expect(symbolicate(thrown, maps)).toEqual({
      text: 'src/slip.js:3:9',
      problems: [],
      exitCode: exitCodes.found,
    });
  });

  it('finds it in a stack with addresses, and leaves the other words alone', () => {
    const stack = (at: string) =>
      `Error: no round\n    at a (${at})\n    at async ${at}\nb@${at}\n    at <anonymous>`;
    const { text } = symbolicate(stack(`https://lottery.example.com:8443/${thrown}`), maps);
    expect(text).toBe(stack('src/slip.js:3:9'));
  });

  it('names each missing or broken map once, and still finds the others', () => {
    writeFileSync(join(maps, 'js/broken.js.map'), '{');
    const gone = 'js/gone.0000000000.js:1:2';
    const { text, problems, exitCode } = symbolicate(
      [gone, thrown, gone, 'js/broken.js:1:1'].join('\n'),
      maps,
    );
    expect(text).toBe([gone, 'src/slip.js:3:9', gone, 'js/broken.js:1:1'].join('\n'));
    expect(problems).toEqual([
      expect.stringMatching(/js\/gone\.0000000000\.js\.map is missing/),
      expect.stringMatching(/js\/broken\.js\.map is missing or no source map/),
    ]);
    expect(exitCode).toBe(exitCodes.incomplete);
  });

  it('says that a position beyond the script has no source', () => {
    const beyond = 'js/main.3f9c0d1a2b.js:99:1';
    expect(symbolicate(beyond, maps)).toEqual({
      text: beyond,
      problems: [expect.stringContaining('has no source')],
      exitCode: exitCodes.incomplete,
    });
  });

  it('says if no line has a position', () => {
    expect(symbolicate('Error: no round\n../../etc/passwd:1:1', maps)).toMatchObject({
      problems: ['No line has a position such as js/main.3f9c0d1a2b.js:1:234.'],
      exitCode: exitCodes.unreadable,
    });
  });

  it('reads no file outside of the folder of maps', () => {
    const { problems } = symbolicate('../../main.js:1:1', maps);
    expect(problems).toEqual([expect.stringMatching(/maps\/main\.js\.map is missing/)]);
  });
});
