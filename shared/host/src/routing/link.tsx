import type { AnchorHTMLAttributes, MouseEvent, Ref } from "react";
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from "react-router-dom";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A target within the site; use an ordinary `<a>` for other sites. */
  to: To;
  /** True to replace the current history entry. */
  replace?: boolean;
  /** Stored with the history entry. */
  state?: unknown;
  /** True to keep the scroll position. */
  preventScrollReset?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link within the site. Does what react-router-dom's own link does for a declarative router. That one also adds an
 * attribute to each link's HTML for its framework, and effects for prefetching.
 */
export const Link = ({ to, replace, state, preventScrollReset, onClick, target, ...rest }: LinkProps) => {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
    ...(target !== undefined && { target }),
    state,
  });
  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} target={target} onClick={click} />;
};

export interface NavLinkProps extends LinkProps {
  /** True to match only this exact page, not those below it. */
  end?: boolean;
}

/** A link with `aria-current` if it leads to the current page, or to one above it. */
export const NavLink = ({ end = false, ...link }: NavLinkProps) => {
  const { pathname } = useLocation();
  const target = useResolvedPath(link.to).pathname;
  const isHere = pathname === target || (!end && pathname.startsWith(`${target.replace(/\/$/, "")}/`));
  return <Link aria-current={isHere ? "page" : undefined} {...link} />;
};
