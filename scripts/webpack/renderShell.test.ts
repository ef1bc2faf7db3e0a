import { km } from '../../src/i18n/km';
import { renderShell } from './renderShell';

it('the page contains the waiting screen, and its style sheet defines every variable that it uses', () => {
  const { markup, styles } = renderShell();
  expect(markup).toContain(km.common.loading);
  expect(markup).not.toContain('<style');
  for (const [, name = ''] of markup.matchAll(/class="([^" ]*css-[^" ]+)/g)) {
    expect(styles).toContain(`.${name.split(' ').at(-1)}`);
  }
  const read = [...styles.matchAll(/var\((--mui-[\w-]+)/g)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(5);
  for (const name of read) expect(styles).toContain(`${name}:`);
});
