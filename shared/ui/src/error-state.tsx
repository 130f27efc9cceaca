import { ErrorDrawing } from "./state-drawings";
import { StateFrame, type StateProps } from "./state-frame";

/** A failure. Announced when it appears; give it an action that retries. */
export const ErrorState = (state: StateProps) => (
  <StateFrame {...state} role="alert" icon={<ErrorDrawing />} />
);
