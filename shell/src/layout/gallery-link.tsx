import { NavLink, type NavLinkProps, useLocation, useNavigate } from "@promptfolio/host/router";
import { scrollToSection } from "@promptfolio/ui/smooth-anchors";
import type { MouseEvent } from "react";

const GALLERY_SECTION = "explore";

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** A link to the gallery section of Home, not to the top of the page. */
export const GalleryLink = (props: Omit<NavLinkProps, "to" | "end">) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const goToGallery = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    if (pathname === "/") scrollToSection(GALLERY_SECTION);
    else void navigate(`/#${GALLERY_SECTION}`);
  };
  return <NavLink {...props} to="/" end onClick={goToGallery} />;
};
