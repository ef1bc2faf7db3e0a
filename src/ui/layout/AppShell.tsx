import type { ReactNode } from 'react';
import { km } from '../../i18n/km';
import './layout.css';

interface AppShellProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The frame of the signed-in screens: skip link, header, main area, footer. */
export function AppShell({ header, footer, children }: AppShellProps) {
  return (
    <div className="app-shell">
      <div>
        <a className="skip-link" href="#main">
          {km.a11y.skipToContent}
        </a>
        {header}
      </div>
      <main id="main" className="app-main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
