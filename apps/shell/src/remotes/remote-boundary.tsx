import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isStaleChunk, reloadOnce } from './stale-chunk.ts';

interface RemoteBoundaryProps {
  remote: string;
  onError: () => void;
  children: ReactNode;
}

/** Catches a remote that throws while rendering, so that the shell around it stands. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(`${this.props.remote} failed while rendering`, error, info.componentStack);
    if (!isStaleChunk(error)) {
      this.props.onError();
      return;
    }
    void reloadOnce(this.props.remote).then((reloading) => {
      if (!reloading) this.props.onError();
    });
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
