/** The consequences of a failed rendering. */
interface RenderErrorDetails {
  stackInRenderer?: string;
  /** The page is lost: its process has ended. */
  isLost?: boolean;
  /**
   * Not attempted: the release has failed repeatedly, or too many pages are waiting. Not counted as a failure of any
   * release.
   */
  isRefused?: boolean;
}

/** A page could not be rendered here. */
export class RenderError extends Error {
  override readonly name = "RenderError";
  readonly stackInRenderer: string;
  readonly isLost: boolean;
  readonly isRefused: boolean;

  constructor(
    message: string,
    { stackInRenderer = "", isLost = false, isRefused = false }: RenderErrorDetails = {},
  ) {
    super(message);
    this.stackInRenderer = stackInRenderer;
    this.isLost = isLost;
    this.isRefused = isRefused;
  }
}

/** Whether an error says nothing about a release: nothing of it was attempted. */
export const isRefused = (error: unknown): boolean => error instanceof RenderError && error.isRefused;
