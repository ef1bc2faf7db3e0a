import { selectionOf } from './selection';

it.each([
  ['src/features/game', ['src/features/game'], null],
  ['e2e/play.spec.ts', null, ['e2e/play.spec.ts']],
  ['e2e', null, ['e2e']],
  ['./e2e/dialects', null, ['./e2e/dialects']],
  ['e2e/support', ['e2e/support'], null],
  ['contract e2e/play.spec.ts', ['contract'], ['e2e/play.spec.ts']],
  ['money -t rounds', ['money', '-t', 'rounds'], null],
  ['e2e/play.spec.ts -g bet', null, ['e2e/play.spec.ts', '-g', 'bet']],
  ['--coverage', ['--coverage'], null],
])('npm test -- %s runs what matches', (args, forJest, forBrowser) => {
  expect(selectionOf(args.split(' '))).toEqual({ forJest, forBrowser });
});
