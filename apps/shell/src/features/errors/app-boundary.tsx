import { Button, ErrorState, Group, Page } from '@premise/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isStaleChunk, reloadOnce } from '../../remotes/index.ts';
import { ErrorDetails } from './error-details.tsx';
import classes from './error-details.module.css';

interface BoundaryProps {
  children: ReactNode;
  /** A new value clears the error: the address, for the boundary around a page. */
  resetKey?: string;
}
interface BoundaryState {
  error: Error | null;
  componentStack: string;
  resetKey: string | undefined;
}

/** Catches what a page or the app itself throws while rendering (S1 section 2, error screens). */
export class AppBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, componentStack: '', resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown): Partial<BoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    if (props.resetKey === state.resetKey) return null;
    return { error: null, componentStack: '', resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error('A page failed while rendering', error);
    this.setState({ componentStack: info.componentStack ?? '' });
    if (isStaleChunk(error)) void reloadOnce('shell');
  }

  override render(): ReactNode {
    const { error, componentStack } = this.state;
    if (error === null) return this.props.children;
    return (
      <Page width="reading">
        <ErrorState
          level={1}
          title={
            <>
              Something went wrong.{' '}
              <span className={classes.more}>We encountered an unexpected error. Please try refreshing the page.</span>
            </>
          }
          action={
            <Group>
              <Button onClick={() => window.location.reload()}>Refresh Page</Button>
              {/* a full load: what is broken here may be broken for the router too */}
              <Button component="a" href="/" variant="default">
                Go to Home
              </Button>
            </Group>
          }
        >
          What you saved is safe. If it happens again, the details below help us to find out why.
        </ErrorState>
        <ErrorDetails error={error} componentStack={componentStack} />
      </Page>
    );
  }
}
