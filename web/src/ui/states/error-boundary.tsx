import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** The data that the children show. When it changes after an error, they render again. */
  of: unknown;
  instead: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  of: unknown;
  failed: boolean;
}

/** Contains an error in a part of the page: `instead` replaces that part alone. */
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
