import { useRef, useState } from "react";

const LANDMARKS = "[role=dialog], [role=alertdialog], main, header, footer, nav, aside";

/**
 * Where what floats beside an element is put: into the part of the page that it belongs to, so that it is found there
 * and isn't hidden when a dialog hides the rest. Call `locate` when it opens.
 */
export const useLandmark = <Trigger extends HTMLElement>() => {
  const trigger = useRef<Trigger>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const locate = (): void => setContainer(trigger.current?.closest<HTMLElement>(LANDMARKS) ?? null);
  return { trigger, container, locate };
};
