/** A mistake or a problem that the operator must resolve. The message is one clear sentence for the operator. */
export class OperatorError extends Error {
  override name = "OperatorError";
}
