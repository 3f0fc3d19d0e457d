import { Component, type ReactNode, Suspense } from 'react';
import { isMissingChunk, reloadIfItHelps } from '~/lib/missing-chunk';
import { FailedState } from './failed-state';

interface LazyPartProps {
  /** Shown instead of the part when its code can't be loaded; the rest of the page stays. */
  missing: string;
  /** Shown while the code loads. */
  fallback: ReactNode;
  children: ReactNode;
}

interface LazyPartState {
  error: unknown;
}

/**
 * A part of a page whose code is loaded when it is needed. If the code is missing because the page is from
 * before a deployment, the page reloads once, as it does for its own code.
 */
export class LazyPart extends Component<LazyPartProps, LazyPartState> {
  override state: LazyPartState = { error: null };

  static getDerivedStateFromError(error: unknown): LazyPartState {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    reloadIfItHelps(error);
  }

  override render() {
    const { missing, fallback, children } = this.props;
    const { error } = this.state;
    if (isMissingChunk(error)) {
      return <FailedState title={missing} onRetry={() => location.reload()} />;
    }
    // Any other error is handled by the page's error boundary.
    if (error !== null) throw error;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
