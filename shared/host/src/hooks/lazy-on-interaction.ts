import { type ComponentType, lazy } from "react";
import { onFirstInteraction } from "./on-first-interaction";

/**
 * A component that the server draws with the rest of the page, and whose code a browser fetches when the visitor first
 * does something. For parts that are read before they are used; stands in a Suspense boundary.
 */
export const lazyOnInteraction = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazy(() => {
    if (typeof window === "undefined") return load();
    return new Promise<void>((resolve) => onFirstInteraction(resolve)).then(load);
  });
