import { ErrorDrawing } from "./state-drawings";
import { StateFrame, type StateProps, StateTitle } from "./state-frame";

/** A failure. Announced when it appears; give it an action that retries. */
export const ErrorState = ({ title, children, action, level = 2 }: StateProps) => {
  return (
    <StateFrame role="alert">
      <ErrorDrawing />
      <StateTitle as={`h${level}`}>{title}</StateTitle>
      {children && <p>{children}</p>}
      {action && <div>{action}</div>}
    </StateFrame>
  );
};
