import { type ReactNode, Suspense, use, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { hasInteracted, onFirstInteraction } from "./hooks/on-first-interaction";

/** Parts that come within this distance of the viewport are hydrated. */
const MARGIN = "200px";

const createHydrationSignal = () => {
  let release: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  const signal = {
    opened,
    isOpen: false,
    open: () => {
      signal.isOpen = true;
      release();
    },
  };
  return signal;
};

type HydrationSignal = ReturnType<typeof createHydrationSignal>;

const neverChanges = () => () => undefined;
const isHydrating = () => true;
const isRendering = () => false;

/** Suspends while it is hydrated and the signal is closed: React keeps the server's markup of a suspended boundary. */
const Gated = ({ signal, children }: { signal: HydrationSignal; children: ReactNode }) => {
  const hydrating = useSyncExternalStore(neverChanges, isRendering, isHydrating);
  if (hydrating && typeof window !== "undefined" && !signal.isOpen && !hasInteracted()) use(signal.opened);
  return children;
};

/**
 * A part of a page that arrives rendered, and is hydrated when it comes near the viewport or when the visitor first does
 * anything: until then it costs the browser no script. For parts below the first screen that show the same to everyone
 * until they are hydrated. `id` is that of the element that holds all of the part.
 */
export const HydrateWhenVisible = ({ id, children }: { id: string; children: ReactNode }) => {
  const { key } = useLocation();
  const [first] = useState({ key, children });
  const [signal] = useState(createHydrationSignal);
  // An update can't reach a boundary that still waits: React would render it again from nothing.
  if (key !== first.key) signal.open();

  useEffect(() => {
    const element = document.getElementById(id);
    if (!element || signal.isOpen) return signal.open();
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && signal.open(),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    const stop = onFirstInteraction(signal.open);
    void signal.opened.then(() => observer.disconnect());
    return () => {
      observer.disconnect();
      stop();
    };
  }, [id, signal]);

  return (
    <Suspense>
      <Gated signal={signal}>{signal.isOpen ? children : first.children}</Gated>
    </Suspense>
  );
};
