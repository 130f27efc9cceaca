import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { useSession } from "@promptfolio/host";
import { Link, useLocation } from "@promptfolio/host/router";
import { Newsletter } from "../newsletter/newsletter";
import { BrandMark } from "./brand-mark";
import { FOOTER_GROUPS } from "./footer-links";
import { GalleryLink } from "./gallery-link";
import { Bottom, Brand, Columns, Frame, Group, Motto } from "./site-footer-style";
import { SocialLinks } from "./social-links";

const idOf = (title: string): string => `footer-${title.toLowerCase().replaceAll(" ", "-")}`;

/** The footer of every page. Administrators don't see the newsletter on their pages. */
export default function SiteFooter({ onShortcuts }: { onShortcuts: () => void }) {
  const isGuest = useSession().kind === "guest";
  const groups = FOOTER_GROUPS.filter(({ forGuests }) => isGuest || !forGuests);
  const isAdministration = useLocation().pathname.startsWith("/admin");
  return (
    <Frame>
      {!isAdministration && <Newsletter />}
      <Columns>
        <div>
          <Brand>
            <BrandMark size={28} />
            {PRODUCT_NAME}
          </Brand>
          <Motto>AI posters worth a second look, and the words that made them.</Motto>
          <SocialLinks />
        </div>
        <nav aria-label="Footer">
          {groups.map(({ title, links }) => (
            <Group key={title}>
              <p id={idOf(title)}>{title}</p>
              <ul className="links" aria-labelledby={idOf(title)}>
                {links.map(({ to, name }) => (
                  <li key={name}>
                    {to === "/" ? <GalleryLink>{name}</GalleryLink> : <Link to={to}>{name}</Link>}
                  </li>
                ))}
              </ul>
            </Group>
          ))}
        </nav>
      </Columns>
      <Bottom>
        <p>© {PRODUCT_NAME}. Free to use, with a commercial licence.</p>
        <button type="button" onClick={onShortcuts}>
          Keyboard shortcuts
        </button>
        <p>Every picture here was made by a machine and chosen by a person.</p>
      </Bottom>
    </Frame>
  );
}
