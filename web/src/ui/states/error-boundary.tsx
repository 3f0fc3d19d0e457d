import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What the children show: another thing, or the same one changed, is tried again. */
  of: unknown;
  instead: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  of: unknown;
  failed: boolean;
}

/** Keeps the page when a part of it breaks: something is shown `instead` of that part alone. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { of: this.props.of, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return of === state.of ? null : { of, failed: false };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
