/** What a failed rendering costs. */
interface Circumstances {
  stackInRenderer?: string;
  /** Nothing more can come of the page: its process is gone. */
  isLost?: boolean;
  /** Not even tried: the release has failed again and again, or too many pages are waiting. Nobody's fault. */
  isRefused?: boolean;
}

/** A page that could not be rendered here. */
export class RenderError extends Error {
  override readonly name = "RenderError";
  readonly stackInRenderer: string;
  readonly isLost: boolean;
  readonly isRefused: boolean;

  constructor(
    message: string,
    { stackInRenderer = "", isLost = false, isRefused = false }: Circumstances = {},
  ) {
    super(message);
    this.stackInRenderer = stackInRenderer;
    this.isLost = isLost;
    this.isRefused = isRefused;
  }
}
