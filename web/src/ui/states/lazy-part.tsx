import { Component, type ReactNode, Suspense } from 'react';
import { isMissingChunk, reloadIfItHelps } from '~/lib/missing-chunk';
import { FailedState } from './failed-state';

interface LazyPartProps {
  /** Instead of the part if its code cannot be loaded; the rest of the page stays. */
  missing: string;
  /** While its code loads. */
  fallback: ReactNode;
  children: ReactNode;
}

interface LazyPartState {
  error: unknown;
}

/**
 * A part of a page whose code is loaded when it is needed. A page from before a deployment is loaded again, once, as
 * where the page's own code is missing.
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
    // Of any other error the page tells.
    if (error !== null) throw error;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
