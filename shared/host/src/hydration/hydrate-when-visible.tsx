import type { SiteLocation } from "@promptfolio/contracts/host-api";
import {
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { PENDING, replayEarlyInput } from "../early-input/replay-early-input";
import { hasInteracted, onFirstInteraction } from "../hooks/on-first-interaction";
import { useIsHydrating } from "../hooks/use-is-hydrating";
import { whenIdle } from "../hooks/when-idle";
import { BelowFold } from "./below-fold";
import { followEarlyLinks } from "./follow-early-links";
import { HydratesLaterContext } from "./hydrates-later-context";

/** How long a part may wait for the browser to be idle, in milliseconds. */
const IDLE_TIMEOUT_MS = 1_000;

/** How long it waits where the browser does not tell when it is idle, in milliseconds. */
const FALLBACK_DELAY_MS = 500;

/** Signals that a part may be hydrated. */
interface HydrationSignal {
  readonly opened: Promise<void>;
  isOpen: boolean;
  /** Whether the part suspends on it; undefined before the part's first render. */
  isAwaited?: boolean;
  open(): void;
}

const createHydrationSignal = (): HydrationSignal => {
  let release: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  const signal: HydrationSignal = {
    opened,
    isOpen: false,
    open: () => {
      signal.isOpen = true;
      // With this field React continues in the same render instead of suspending.
      Object.assign(opened, { status: "fulfilled" });
      release();
    },
  };
  return signal;
};

interface GatedProps {
  signal: HydrationSignal;
  onHydrated: () => void;
  children: ReactNode;
}

/** Suspends during hydration until the signal is open: React keeps the server's markup of a suspended boundary. */
const Gated = ({ signal, onHydrated, children }: GatedProps) => {
  const hydrating = useIsHydrating();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when all of the part is there
  useEffect(onHydrated, []);
  // Decided once: React expects a component that has suspended to suspend again with the same promise.
  if (hydrating && hasInteracted()) signal.open();
  signal.isAwaited ??= hydrating && !signal.isOpen;
  if (signal.isAwaited) use(signal.opened);
  return children;
};

/** The server's markup, until the part's code has loaded. */
const ServerMarkup = ({ holder }: { holder: RefObject<HTMLElement | null> }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, which React removes at this moment
  <div dangerouslySetInnerHTML={{ __html: holder.current?.innerHTML ?? "" }} />
);

/**
 * A server-rendered part of a page that hydrates when the browser is idle, or on the first interaction: if React had to
 * do it during a navigation, the next page would wait for it. Until then it runs no script, and a component from
 * `lazyPart` is not even fetched. For parts below the first screen that look the same for everyone until they hydrate.
 * Earlier input is replayed. Remotes of earlier releases import it by this name.
 */
export const HydrateWhenVisible = ({
  linkState,
  children,
}: {
  /** The state of the history entry that a link leads to if it is followed before it hydrates; as its own `state`. */
  linkState?: unknown;
  children: ReactNode;
}) => {
  const { pathname, search } = useLocation();
  const url = pathname + search;
  const navigate = useNavigate();
  const holder = useRef<HTMLDivElement>(null);
  const [first] = useState({ url, children });
  const [signal] = useState(createHydrationSignal);
  const [hydrated] = useState(createHydrationSignal);
  const [isHydrated, setHydrated] = useState(false);
  const isElsewhere = url !== first.url;
  if (isElsewhere) signal.open();

  useEffect(() => {
    if (signal.isOpen) return undefined;
    whenIdle(signal.open, IDLE_TIMEOUT_MS, FALLBACK_DELAY_MS);
    return onFirstInteraction(signal.open);
  }, [signal]);

  const navigateEarly = useEffectEvent((to: SiteLocation) => void navigate(to, { state: linkState }));
  useEffect(() => {
    if (holder.current)
      return followEarlyLinks(holder.current, () => !hydrated.isOpen, hydrated.opened, navigateEarly);
    return undefined;
  }, [hydrated]);

  const onHydrated = (): void => {
    signal.open();
    holder.current?.removeAttribute(PENDING);
    setHydrated(true);
    replayEarlyInput();
    hydrated.open();
  };

  const boundary = (
    <HydratesLaterContext value>
      <Suspense fallback={<ServerMarkup holder={holder} />}>
        <Gated signal={signal} onHydrated={onHydrated}>
          {isHydrated ? children : first.children}
        </Gated>
      </Suspense>
    </HydratesLaterContext>
  );
  // If an update reaches a boundary that still waits, React discards its markup and renders it again. This constant
  // element keeps updates away until a navigation. From then on the part may differ from the server's markup, and must
  // not be hydrated.
  const [waiting] = useState(boundary);
  return (
    <BelowFold>
      <div ref={holder} {...{ [PENDING]: "" }}>
        {isHydrated || isElsewhere ? boundary : waiting}
      </div>
    </BelowFold>
  );
};
