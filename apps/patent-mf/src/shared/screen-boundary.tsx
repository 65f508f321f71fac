import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ScreenBoundaryProps {
  /** Shown in place of a screen that threw. */
  fallback: ReactNode;
  /** Another one gives the screen another chance. */
  resetKey: unknown;
  children: ReactNode;
}

/** Keeps a part of a screen that throws from taking the rest along. The error is logged, once. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A screen of Patent Buddy failed', error, info.componentStack);
  }

  override componentDidUpdate(before: ScreenBoundaryProps): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
