import { type ReactNode, Suspense, use, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { hasInteracted, onFirstInteraction } from "./hooks/on-first-interaction";

/** Parts that come within this distance of the viewport are hydrated. */
const MARGIN = "200px";

const createGate = () => {
  let release: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  const gate = {
    opened,
    isOpen: false,
    open: () => {
      gate.isOpen = true;
      release();
    },
  };
  return gate;
};

type Gate = ReturnType<typeof createGate>;

const neverChanges = () => () => undefined;
const isHydrating = () => true;
const isRendering = () => false;

/** Suspends while it is hydrated and the gate is closed: React keeps the server's markup of a suspended boundary. */
const Gated = ({ gate, children }: { gate: Gate; children: ReactNode }) => {
  const hydrating = useSyncExternalStore(neverChanges, isRendering, isHydrating);
  if (hydrating && typeof window !== "undefined" && !gate.isOpen && !hasInteracted()) use(gate.opened);
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
  const [gate] = useState(createGate);
  // An update can't reach a boundary that still waits: React would render it again from nothing.
  if (key !== first.key) gate.open();

  useEffect(() => {
    const element = document.getElementById(id);
    if (!element || gate.isOpen) return gate.open();
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && gate.open(),
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    const stop = onFirstInteraction(gate.open);
    void gate.opened.then(() => observer.disconnect());
    return () => {
      observer.disconnect();
      stop();
    };
  }, [id, gate]);

  return (
    <Suspense>
      <Gated gate={gate}>{gate.isOpen ? children : first.children}</Gated>
    </Suspense>
  );
};
