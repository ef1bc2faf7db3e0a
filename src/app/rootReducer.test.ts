import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const features = join(__dirname, '../features');

it('the root reducer knows the endpoints of every feature', () => {
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('Api.ts'),
  );
  expect(files.length).toBeGreaterThan(3);
  const text = readFileSync(join(__dirname, 'rootReducer.ts'), 'utf8');
  for (const file of files) {
    expect(text).toContain(`'../features/${file.replace(/\.ts$/, '')}'`);
  }
});
