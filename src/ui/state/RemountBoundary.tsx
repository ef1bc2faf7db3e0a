import { Component, Fragment } from 'react';
import type { ReactNode } from 'react';

/** This many remounts within this many milliseconds mean that remounting does not help. */
const mostRemounts = 3;
const withinMs = 1000;

interface RemountBoundaryProps {
  children: ReactNode;
  /** The app goes on without these children, whatever they throw. */
  isOptional?: boolean;
}

interface RemountBoundaryState {
  caught: { error: unknown } | null;
  mounts: number;
}

/**
 * Remounts its children when React finds the page's nodes changed by something else, such as a
 * translator that wraps every text. What the player sees is in the store, so nothing is lost. Every
 * other error is left to the boundary around it.
 */
export class RemountBoundary extends Component<RemountBoundaryProps, RemountBoundaryState> {
  override state: RemountBoundaryState = { caught: null, mounts: 0 };
  private remountedAt: number[] = [];

  static getDerivedStateFromError(error: unknown): Partial<RemountBoundaryState> {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    const now = performance.now();
    this.remountedAt = this.remountedAt.filter((at) => now - at < withinMs);
    if (!isForeignChange(error) || this.remountedAt.length >= mostRemounts) return;
    this.remountedAt.push(now);
    this.setState(({ mounts }) => ({ caught: null, mounts: mounts + 1 }));
  }

  override render(): ReactNode {
    const { caught, mounts } = this.state;
    const { children, isOptional = false } = this.props;
    if (caught === null) return <Fragment key={mounts}>{children}</Fragment>;
    const isRemounting = isForeignChange(caught.error) && this.remountedAt.length < mostRemounts;
    if (isOptional || isRemounting) return null;
    throw caught.error;
  }
}

/** What `removeChild` and `insertBefore` throw if a node is no longer where React put it. */
function isForeignChange(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}
