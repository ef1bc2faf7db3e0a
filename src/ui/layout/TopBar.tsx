import type { ReactNode } from 'react';
import './layout.css';

interface TopBarProps {
  /** The sound button. */
  start: ReactNode;
  /** The title link to home. */
  title: ReactNode;
  /** The user menu. */
  end: ReactNode;
}

/** The header of the signed-in screens; it lays out what it is given. */
export function TopBar({ start, title, end }: TopBarProps) {
  return (
    <header className="top-bar on-ink">
      <div className="top-bar-inner">
        <div>{start}</div>
        <div>{title}</div>
        <div className="top-bar-end">{end}</div>
      </div>
    </header>
  );
}
