import type { AnchorHTMLAttributes, MouseEvent, Ref } from "react";
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from "react-router-dom";

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A place within the site; what leaves it is an ordinary `<a>`. */
  to: To;
  /** Takes the place of the present history entry. */
  replace?: boolean;
  /** Stored with the history entry. */
  state?: unknown;
  /** True if the page stays where it is scrolled to. */
  preventScrollReset?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link within the site. Does what react-router-dom's own does for a declarative router; that one also marks each link for
 * its framework, with an attribute in the HTML and effects that wait to prefetch.
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
  /** True if only the very page counts, not those below it. */
  end?: boolean;
}

/** A link that says so (`aria-current`) when it leads to the page that is shown, or to one above it. */
export const NavLink = ({ end = false, ...link }: NavLinkProps) => {
  const { pathname } = useLocation();
  const target = useResolvedPath(link.to).pathname;
  const isHere = pathname === target || (!end && pathname.startsWith(`${target.replace(/\/$/, "")}/`));
  return <Link aria-current={isHere ? "page" : undefined} {...link} />;
};
