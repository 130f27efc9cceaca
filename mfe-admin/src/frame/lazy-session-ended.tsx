import { Button } from "@promptfolio/ui/button";
import type { SessionEndedProps } from "./session-ended";
import { useLazy } from "./use-lazy";

const loadSessionEnded = () => import(/* webpackChunkName: "session-ended" */ "./session-ended");

/** Loaded when the session ends while there is unsaved input. */
export const LazySessionEnded = (props: SessionEndedProps) => {
  const { loading, retry } = useLazy("session ended", loadSessionEnded);
  if (loading.state === "ready") return <loading.Component {...props} />;
  return (
    <p role="alert">
      Your session has ended. What you have typed is still here.{" "}
      {loading.state === "failed" && <Button onClick={retry}>Sign in again</Button>}
    </p>
  );
};
