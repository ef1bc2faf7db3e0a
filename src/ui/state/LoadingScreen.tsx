import type { ReactNode } from 'react';
import { DigitBall } from '../ball/DigitBall';
import './state.css';

interface LoadingScreenProps {
  text: string;
  id?: string;
  /** False once nothing is under way any more: the balls rest. */
  busy?: boolean;
  /** What stands below the text, such as a link to try again. */
  children?: ReactNode;
}

/** A whole screen that waits: three hopping balls and a word. */
export function LoadingScreen({ text, id, busy = true, children }: LoadingScreenProps) {
  return (
    <main id={id} className="loading-screen on-ink" aria-busy={busy}>
      {busy && (
        <div className="loading-balls" aria-hidden="true">
          <DigitBall digit="3" tone="gold" />
          <DigitBall digit="2" tone="ink" />
          <DigitBall digit="1" tone="gold" />
        </div>
      )}
      <div role="status">
        <h1 className="loading-text">{text}</h1>
      </div>
      {children}
    </main>
  );
}
