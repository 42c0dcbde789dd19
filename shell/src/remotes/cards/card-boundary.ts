import { Component, type PropsWithChildren } from 'react';

type Props = PropsWithChildren<{ onError: (error: unknown) => void }>;

/** Draws nothing in place of children that throw, so that the screen around them stays. */
export class CardBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
