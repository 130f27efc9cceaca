import { useEffect } from "react";
import type { LeaveQuestionProps } from "./leave-question";
import { useLazy } from "./use-lazy";

const loadQuestion = () => import(/* webpackChunkName: "leave-question" */ "./leave-question");

/** The question, fetched as soon as there may be reason to ask it: dialogs are no part of the first paint. */
export const FetchedLeaveQuestion = (props: LeaveQuestionProps) => {
  const { loading, retry } = useLazy("leave question", loadQuestion);
  const { open } = props;
  useEffect(() => {
    if (open && loading.state === "failed") retry();
  }, [open, loading.state, retry]);
  return loading.state === "ready" ? <loading.Component {...props} /> : null;
};
