import {
  isValidElement,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useIsHydrating } from "../hooks/use-is-hydrating";
import { followedLink } from "./follow-early-links";
import { HydratesLaterContext } from "./hydrates-later-context";

/** Always the same object, so that React never sets it and the server's markup stays. */
const SERVER_MARKUP = { __html: "" };

/** The elements of parts whose page was left: their nodes are shown when the visitor comes back. */
const storedParts = new Map<string, Map<unknown, Element>>();

const storePart = (page: string, content: unknown, part: Element): void => {
  const parts = storedParts.get(page) ?? new Map<unknown, Element>();
  storedParts.set(page, parts.set(content, part));
};

/**
 * A static part of a page: text, pictures, links. The server renders it, and the browser keeps that markup without
 * running any code for it, also for a visitor who goes to another page and comes back; a component from `lazyPart` is
 * fetched only where the browser has to render the page. Its content has no handlers, no state, and nothing personal,
 * and does not change while the tab is there.
 */
export const StaticPart = ({ children }: { children: ReactNode }) => {
  const isHydrating = useIsHydrating();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const holder = useRef<HTMLDivElement>(null);
  const content = isValidElement(children) ? children.type : undefined;
  const [stored] = useState(() => (isHydrating ? undefined : storedParts.get(pathname)?.get(content)));
  const isServerMarkup = isHydrating || stored !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the page that the part was first shown on
  useLayoutEffect(() => {
    const element = holder.current;
    if (!isServerMarkup || !element || content === undefined) return undefined;
    if (stored) element.append(...stored.childNodes);
    // React removes the element with the page, and its nodes stay in it: nothing has to be moved.
    return () => storePart(pathname, content, element);
  }, []);

  const follow = useEffectEvent((event: MouseEvent): void => {
    const link = followedLink(event);
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  });
  useEffect(() => {
    const element = isServerMarkup ? holder.current : null;
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [isServerMarkup]);

  if (isServerMarkup)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the server's markup, sets nothing
    return <div ref={holder} suppressHydrationWarning dangerouslySetInnerHTML={SERVER_MARKUP} />;
  return (
    <div>
      <HydratesLaterContext value>
        <Suspense>{children}</Suspense>
      </HydratesLaterContext>
    </div>
  );
};
