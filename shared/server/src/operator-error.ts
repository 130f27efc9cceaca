/** A mistake or a state that the operator must resolve: its message is one clear sentence for them. */
export class OperatorError extends Error {
  override name = "OperatorError";
}
