import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const src = join(__dirname, '../..');

/** What the compositor can move alone, and what only switches once. */
const composited = ['transform', 'opacity', 'visibility', 'pointer-events'];

interface Motion {
  readonly file: string;
  readonly property: string;
}

/** Every property that the styles in a file move, by transition or by key frames. */
function readMotions(path: string): Motion[] {
  const file = relative(src, path);
  const text = readFileSync(path, 'utf8');
  const transitions = [...text.matchAll(/\btransition: '([^']+)'/g)]
    .flatMap(([, value = '']) => value.split(/,(?![^(]*\))/))
    .map((each) => each.trim().split(/\s+/)[0] ?? '')
    .filter((property) => property !== 'none');
  const frames = [...text.matchAll(/keyframes`([^`]*)`/g)].flatMap(([, body = '']) =>
    [...body.matchAll(/([\w-]+):/g)].map(([, property = '']) => property),
  );
  return [...transitions, ...frames].map((property) => ({ file, property }));
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => join(src, path));

it('every transition and animation runs on the compositor alone', () => {
  const motions = files.flatMap(readMotions);
  expect(motions.length).toBeGreaterThan(8);
  expect(motions.filter(({ property }) => !composited.includes(property))).toEqual([]);
});

it('nothing in the game area moves while a number is typed', () => {
  const onStage = ['ball/DigitBalls.tsx', 'ball/NumberDisplay.tsx', 'keypad/Keypad.tsx'];
  const stage = [...onStage, 'stage/BettingStage.tsx'].map((path) => join(src, 'ui', path));
  for (const path of stage) {
    expect(files).toContain(path);
    expect(readMotions(path)).toEqual([]);
  }
});
