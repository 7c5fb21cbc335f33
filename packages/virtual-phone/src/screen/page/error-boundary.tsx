import { Component, type ComponentChildren } from 'preact';

interface ErrorBoundaryProps {
  onError: (error: Error) => void;
  children?: ComponentChildren;
}

/** Shows nothing more of an app that threw while it was drawn, and tells once. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    this.setState({ failed: true });
    this.props.onError(error instanceof Error ? error : new Error(String(error)));
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
