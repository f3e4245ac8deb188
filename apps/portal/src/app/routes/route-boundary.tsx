import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react';

type Props = {
  /** Another address gets another chance. */
  readonly resetKey: string;
  readonly fallback: ComponentType<{ readonly onRetry: () => void }>;
  /** Called before a person's retry shows the page again. */
  readonly onRetry?: () => void;
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
  readonly children: ReactNode;
};
type State = { readonly error: unknown; readonly failedKey: string | null };

/** Keeps a page's crash inside of the page: the shell stays, and the way on too. */
export class RouteBoundary extends Component<Props, State> {
  override state: State = { error: null, failedKey: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (state.error === null) return { failedKey: props.resetKey };
    return state.failedKey === props.resetKey ? null : { error: null, failedKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override render(): ReactNode {
    const { fallback: Fallback, children, onRetry } = this.props;
    const retry = () => {
      onRetry?.();
      this.setState({ error: null });
    };
    return this.state.error === null ? children : <Fallback onRetry={retry} />;
  }
}
