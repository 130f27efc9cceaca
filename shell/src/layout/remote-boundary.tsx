import { Component, Fragment, type ReactNode } from "react";
import { foreignCause } from "../telemetry/foreign-cause";

interface Props {
  children: ReactNode;
  fallback: ReactNode;
  report(error: unknown): void;
  /** Called when the fallback stays. */
  onFailed?(): void;
}

/**
 * Prevents a page that throws from breaking the header, the footer and the other pages. If a translator or an extension
 * caused the error, the page is mounted once more.
 */
export class RemoteBoundary extends Component<Props, { failed: boolean; mounts: number }> {
  override state = { failed: false, mounts: 1 };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error);
    if (this.state.mounts === 1 && foreignCause(error, "error")) this.setState({ failed: false, mounts: 2 });
    else this.props.onFailed?.();
  }

  override render(): ReactNode {
    const { failed, mounts } = this.state;
    return failed ? this.props.fallback : <Fragment key={mounts}>{this.props.children}</Fragment>;
  }
}
