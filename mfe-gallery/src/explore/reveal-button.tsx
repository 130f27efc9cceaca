import { useHost } from "@promptfolio/host";
import type { PromptState } from "@promptfolio/lib/prompt-state";
import { Button } from "@promptfolio/ui/button";
import { type Ref, useState } from "react";
import { TEXTS } from "../texts";

const LABELS: Record<PromptState, string> = {
  open: TEXTS.revealed,
  free: TEXTS.viewFree,
  seen: TEXTS.viewAgain,
  sealed: TEXTS.viewForCredit,
  blocked: TEXTS.limitReached,
};

/** Reveals a card's prompt and closes it again. A press re-renders no other part of the card. */
export const RevealButton = ({
  ref,
  imageId,
  state,
  title,
  onReveal,
}: {
  ref: Ref<HTMLButtonElement>;
  imageId: string;
  state: PromptState;
  /** The id of the card's title. */
  title: string;
  onReveal: () => Promise<unknown>;
}) => {
  const host = useHost();
  const [isRevealing, setRevealing] = useState(false);

  const reveal = async () => {
    setRevealing(true);
    await onReveal();
    setRevealing(false);
  };

  return (
    <Button
      ref={ref}
      wide
      busy={isRevealing}
      doing={TEXTS.opening}
      disabled={state === "blocked"}
      aria-expanded={state === "open"}
      aria-describedby={title}
      data-stop="reveal"
      data-reveals={imageId}
      onClick={() => (state === "open" ? host.promptLimit.close() : void reveal())}
    >
      {LABELS[state]}
    </Button>
  );
};
