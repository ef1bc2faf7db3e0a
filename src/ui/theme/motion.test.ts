import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const src = join(__dirname, '../..');

/** What the compositor can move alone, and what only switches once. */
const composited = ['transform', 'opacity', 'visibility'];

interface Motion {
  readonly sheet: string;
  readonly property: string;
}

/** Every property that a style sheet of the app moves, by transition or by key frames. */
function readMotions(path: string): Motion[] {
  const sheet = relative(src, path);
  const text = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const transitions = [...text.matchAll(/[\s;{]transition:\s*([^;]+);/g)]
    .flatMap(([, value = '']) => value.split(/,(?![^(]*\))/))
    .map((each) => each.trim().split(/\s+/)[0] ?? '')
    .filter((property) => property !== 'none');
  const frames = [...text.matchAll(/@keyframes[^{]+\{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(
    ([, body = '']) => [...body.matchAll(/([\w-]+)\s*:/g)].map(([, property = '']) => property),
  );
  return [...transitions, ...frames].map((property) => ({ sheet, property }));
}

const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => join(src, path));

it('every transition and animation runs on the compositor alone', () => {
  const motions = sheets.flatMap(readMotions);
  expect(motions.length).toBeGreaterThan(10);
  expect(motions.filter(({ property }) => !composited.includes(property))).toEqual([]);
});

it('nothing moves on the stage while a number is typed', () => {
  const onStage = ['ui/ball/ball.css', 'ui/keypad/keypad.css', 'ui/stage/stage.css'];
  for (const sheet of onStage) expect(readMotions(join(src, sheet))).toEqual([]);
});
