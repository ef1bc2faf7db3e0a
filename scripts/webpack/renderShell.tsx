import { renderToStaticMarkup } from 'react-dom/server';
import { Loading } from '../../src/app/layout/Loading';
import { AppTheme } from '../../src/ui/theme/AppTheme';

/** What a page shows before any script has run. */
export interface Shell {
  readonly markup: string;
  /** The style sheet of the markup alone; the policy of the page allows this text by its hash. */
  readonly styles: string;
}

/**
 * The app's own waiting screen as markup and styles: it is what React draws first, so nothing shifts
 * when the app takes over.
 */
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
    styles: withoutUnread(styles),
  };
}

/** Leaves out the custom properties of the theme that nothing in the style sheet reads. */
function withoutUnread(styles: string): string {
  const isRead = (name: string) =>
    styles.includes(`var(${name})`) || styles.includes(`var(${name},`);
  return styles.replace(/(--mui-[\w-]+):[^;}]*;?/g, (declaration, name: string) =>
    isRead(name) ? declaration : '',
  );
}
