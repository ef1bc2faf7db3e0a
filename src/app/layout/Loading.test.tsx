import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { km } from '../../i18n/km';
import { Loading } from './Loading';

it('looks as the page’s template does before any script has run', () => {
  const template = readFileSync(join(__dirname, '../../../public/index.html'), 'utf8');
  const shell = /<main[\s\S]*<\/main>/.exec(template)?.[0] ?? '';
  const { container } = render(<Loading />);
  expect(shell.replace(/<%=.*?%>/, km.common.loading).replace(/>\s+/g, '>')).toBe(
    container.innerHTML,
  );
});
