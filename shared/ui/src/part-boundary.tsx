import { Component, createRef, Fragment, type ReactNode } from "react";
import { Button } from "./button";
import { ErrorState } from "./error-state";

interface Props {
  report(error: unknown): void;
  children: ReactNode;
}

/**
 * Keeps an error in one part of a page, such as a card or a panel. The part is mounted once more before its failure is
 * shown, as translators and extensions change nodes of pages. The failure takes focus if the part had it.
 */
export class PartBoundary extends Component<Props, { failed: boolean; mounts: number }> {
  override state = { failed: false, mounts: 1 };
  private readonly frame = createRef<HTMLDivElement>();
  private hadFocus = false;

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error);
    if (this.state.mounts === 1) this.mountAgain();
  }

  override getSnapshotBeforeUpdate(): Element | null {
    return document.activeElement;
  }

  override componentDidUpdate(_props: Props, _state: unknown, focused: Element | null): void {
    this.hadFocus = this.state.failed && (this.hadFocus || focused?.isConnected === false);
    if (this.hadFocus) this.frame.current?.focus();
  }

  private readonly mountAgain = (): void =>
    this.setState(({ mounts }) => ({ failed: false, mounts: mounts + 1 }));

  override render(): ReactNode {
    const { failed, mounts } = this.state;
    if (!failed) return <Fragment key={mounts}>{this.props.children}</Fragment>;
    if (mounts === 1) return null;
    return (
      <div ref={this.frame} tabIndex={-1}>
        <ErrorState
          level={3}
          title="This part could not be shown"
          action={<Button onClick={this.mountAgain}>Retry</Button>}
        >
          The rest of the page works as usual. It has been reported.
        </ErrorState>
      </div>
    );
  }
}
