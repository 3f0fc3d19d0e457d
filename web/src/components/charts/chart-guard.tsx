import { Component, type ReactNode } from 'react';

interface ChartGuardProps {
  instead: ReactNode;
  children: ReactNode;
}

/** Keeps the page when a drawing cannot be loaded or drawn: its figures are shown `instead`. */
export class ChartGuard extends Component<ChartGuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
