import { toast } from "sonner";

interface Swipe {
  id: string;
  x: number;
  y: number;
}

const swipeOf = ({ target, clientX, clientY }: PointerEvent): Swipe | undefined => {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-sonner-toast]") : null;
  const id = element?.dataset["testid"];
  return id === undefined ? undefined : { id, x: clientX, y: clientY };
};

/** How far the pointer moved left, right or down, in pixels; 0 for other directions. */
const distanceOf = ({ x, y }: Swipe, { clientX, clientY }: PointerEvent): number => {
  const [across, down] = [Math.abs(clientX - x), clientY - y];
  return across > Math.abs(down) ? across : Math.max(0, down);
};

/**
 * Dismisses toasts that are swiped at least `threshold` pixels, as sonner's own threshold is fixed, and larger.
 * Toasts carry their id as `testId`. Returns the function that stops it.
 */
export const dismissOnSwipe = (threshold: number): (() => void) => {
  let swipe: Swipe | undefined;
  const onPointerDown = (event: PointerEvent): void => {
    swipe = swipeOf(event);
  };
  const onPointerUp = (event: PointerEvent): void => {
    if (swipe && distanceOf(swipe, event) >= threshold) toast.dismiss(swipe.id);
    swipe = undefined;
  };
  document.addEventListener("pointerdown", onPointerDown);
  document.addEventListener("pointerup", onPointerUp);
  return () => {
    document.removeEventListener("pointerdown", onPointerDown);
    document.removeEventListener("pointerup", onPointerUp);
  };
};
