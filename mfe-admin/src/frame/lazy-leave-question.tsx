import { useEffect } from "react";
import type { LeaveQuestionProps } from "./leave-question";
import { useLazy } from "./use-lazy";

const loadQuestion = () => import(/* webpackChunkName: "leave-question" */ "./leave-question");

/** Loaded with the first unsaved input, so that dialogs stay out of the first paint. */
export const LazyLeaveQuestion = (props: LeaveQuestionProps) => {
  const { loading, retry } = useLazy("leave question", loadQuestion);
  const { open } = props;
  useEffect(() => {
    if (open && loading.state === "failed") retry();
  }, [open, loading.state, retry]);
  return loading.state === "ready" ? <loading.Component {...props} /> : null;
};
