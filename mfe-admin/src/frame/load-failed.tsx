import { Button } from "@promptfolio/ui/button";
import { ErrorState } from "@promptfolio/ui/error-state";
import { failureText } from "../lib/failure-text";

interface LoadFailedProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** In place of data that could not be loaded. */
export const LoadFailed = ({ title, error, onRetry }: LoadFailedProps) => (
  <ErrorState title={title} action={<Button onClick={onRetry}>Retry</Button>}>
    {failureText(error)}
  </ErrorState>
);
