/**
 * @jest-environment <rootDir>/src/testing/browserLikeEnvironment.ts
 * @jest-environment-options {"hasRules": true}
 */
import './gooberSheet';
import 'notistack';

it('notistack’s styles become rules, without a style text in the page', () => {
  const styles = Array.from(document.querySelectorAll('style'));
  expect(styles.map(({ textContent }) => textContent)).toEqual(['']);
  const [rule, ...others] = Array.from(styles[0]?.sheet?.cssRules ?? []);
  expect(others).toEqual([]);
  expect(rule?.cssText).toMatch(/^@media all/);
  expect(rule?.cssText).toContain('z-index: 1400');
  expect(rule?.cssText).toContain('notistack-CollapseWrapper');
});
