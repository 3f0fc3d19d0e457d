import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary';
import { FailedState } from './failed-state';

interface LazyPartProps {
  /** Instead of the part if its code cannot be loaded; the rest of the page stays. */
  missing: string;
  /** While its code loads. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A part of a page whose code is loaded when it is needed. */
export const LazyPart = ({ missing, fallback, children }: LazyPartProps) => (
  <ErrorBoundary
    of={missing}
    instead={<FailedState title={missing} onRetry={() => location.reload()} />}
  >
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);
