import type { ReactNode } from 'react';
import './layout.css';

interface SurfaceProps {
  tone?: 'white' | 'ink';
  padded?: boolean;
  children: ReactNode;
}

/** A card: white for what is read, ink for the stage of the game. */
export function Surface({ tone = 'white', padded = false, children }: SurfaceProps) {
  const look = `${tone === 'ink' ? ' surface-ink on-ink' : ''}${padded ? ' surface-padded' : ''}`;
  return <div className={`surface${look}`}>{children}</div>;
}
