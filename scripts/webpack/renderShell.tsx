import { renderToStaticMarkup } from 'react-dom/server';
import { Loading } from '../../src/app/layout/Loading';
import { AppTheme } from '../../src/ui/theme/AppTheme';

export interface Shell {
  readonly markup: string;
  /** The style sheet of the markup alone. */
  readonly styles: string;
}

/** The app's waiting screen as markup and styles. React renders the same first, so nothing shifts. */
export function renderShell(): Shell {
  const html = renderToStaticMarkup(
    <AppTheme>
      <Loading />
    </AppTheme>,
  );
  const sheets = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  const styles = sheets.map(([, sheet = '']) => sheet).join('');
  return {
    markup: html.replace(/<style[\s\S]*?<\/style>/g, ''),
    styles: withoutUnused(styles),
  };
}

/** Removes the theme's custom properties that the style sheet does not use. */
function withoutUnused(styles: string): string {
  const isRead = (name: string) =>
    styles.includes(`var(${name})`) || styles.includes(`var(${name},`);
  return styles.replace(/(--mui-[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    isRead(name) ? declaration : '',
  );
}
