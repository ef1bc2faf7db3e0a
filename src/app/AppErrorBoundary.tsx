import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../screens/error/ErrorScreen';

interface AppErrorBoundaryProps {
  children: ReactNode;
  /** Called once with the error, for the log and the recorder. */
  onError?: (error: unknown) => void;
  /** More actions of the error screen. */
  actions?: ReactNode;
}

interface AppErrorBoundaryState {
  /** In an object, because null can be thrown too. */
  caught: { error: unknown } | null;
}

/** Shows the error screen for what is thrown outside the router (specification section 8). */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, AppErrorBoundaryState> {
  override state: AppErrorBoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown): AppErrorBoundaryState {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    return <ErrorPanel error={caught.error}>{this.props.actions}</ErrorPanel>;
  }
}
