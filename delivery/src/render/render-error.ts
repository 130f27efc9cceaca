/** A page could not be rendered here. */
export class RenderError extends Error {
  override readonly name = "RenderError";
  readonly stackInRenderer: string = "";
  /** The page is lost: its process has ended. */
  readonly isLost: boolean = false;
  /**
   * Not attempted: the release has failed repeatedly, or too many pages are waiting. Not counted as a failure of any
   * release.
   */
  readonly isRefused: boolean = false;

  constructor(
    message: string,
    consequences: Partial<Pick<RenderError, "stackInRenderer" | "isLost" | "isRefused">> = {},
  ) {
    super(message);
    Object.assign(this, consequences);
  }
}

/** Whether an error says nothing about a release: nothing of it was attempted. */
export const isRefused = (error: unknown): boolean => error instanceof RenderError && error.isRefused;
