import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useIsHydrating } from "./use-is-hydrating";

/** Always the same object, so that React never sets it and the server's markup stays. */
const SERVER_MARKUP = { __html: "" };

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The path within the site that an unmodified click on a link leads to. */
const pathIn = (event: MouseEvent): string | undefined => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !isPlain(event) || link.target !== "" || link.hasAttribute("download")) return undefined;
  if (link.origin !== window.location.origin) return undefined;
  return `${link.pathname}${link.search}${link.hash}`;
};

/**
 * A static part of a page: text, pictures, links. The server renders it, and the browser keeps that markup without
 * running any code for it; a component from `lazyPart` is fetched only where the browser has to render the page. Its
 * content has no handlers, no state, and nothing personal, and does not change while the page is there.
 */
export const StaticPart = ({ children }: { children: ReactNode }) => {
  const isHydrating = useIsHydrating();
  const navigate = useNavigate();
  const holder = useRef<HTMLDivElement>(null);
  const follow = useEffectEvent((event: MouseEvent): void => {
    const path = pathIn(event);
    if (path === undefined || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(path);
  });
  useEffect(() => {
    const element = isHydrating ? holder.current : null;
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [isHydrating]);

  if (isHydrating)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the server's markup, sets nothing
    return <div ref={holder} suppressHydrationWarning dangerouslySetInnerHTML={SERVER_MARKUP} />;
  return (
    <div>
      <Suspense>{children}</Suspense>
    </div>
  );
};
