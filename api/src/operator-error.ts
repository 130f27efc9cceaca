/** A mistake or a state that whoever runs the product must resolve: its message is one clear sentence for them. */
export class OperatorError extends Error {
  override name = "OperatorError";
}
