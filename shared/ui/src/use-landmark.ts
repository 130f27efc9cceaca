import { useRef, useState } from "react";

const LANDMARKS = "[role=dialog], [role=alertdialog], main, header, footer, nav, aside";

/**
 * The container for an element that floats beside its trigger: the trigger's landmark, so that assistive technology
 * finds it there and an open dialog doesn't hide it. Call `locate` when it opens.
 */
export const useLandmark = <Trigger extends HTMLElement>() => {
  const trigger = useRef<Trigger>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const locate = (): void => setContainer(trigger.current?.closest<HTMLElement>(LANDMARKS) ?? null);
  return { trigger, container, locate };
};
