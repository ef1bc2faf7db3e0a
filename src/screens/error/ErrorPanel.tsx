import type { ReactNode } from 'react';
import { paths } from '../../config/paths';
import { km } from '../../i18n/km';
import { Logo } from '../../ui/layout/Logo';
import '../standalone.css';
import { describeFailure } from './describeFailure';

/**
 * The error message in red, centred (specification section 2), and ways out that load the page
 * anew; `children` stand beside them. Needs no provider and no router.
 */
export function ErrorPanel({ error, children }: { error: unknown; children?: ReactNode }) {
  const { title, message, isFileMissing } = describeFailure(error);
  return (
    <main className="standalone on-ink">
      <title>{km.titles.error}</title>
      <div className="standalone-card" role="alert">
        <Logo size={48} />
        <h1>{title}</h1>
        <p className="error-message">{message}</p>
        <p className="standalone-actions">
          {isFileMissing && (
            <a className="standalone-link standalone-link-first" href="">
              {km.errors.reload}
            </a>
          )}
          <a className="standalone-link" href={paths.home()}>
            {km.errors.toHome}
          </a>
          {children}
        </p>
      </div>
    </main>
  );
}
