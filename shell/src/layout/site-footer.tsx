import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { useSession } from "@promptfolio/host";
import { Link, useLocation } from "@promptfolio/host/router";
import { color, measure, media, radius, renderWhenNear, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { Newsletter } from "../newsletter/newsletter";
import { BrandMark } from "./brand-mark";
import { FOOTER_GROUPS } from "./footer-links";
import { GalleryLink } from "./gallery-link";
import { SocialLinks } from "./social-links";

const Frame = styled.footer`
  padding-block: clamp(${space[12]}, 2rem + 4vw, ${space[20]}) ${space[8]};
  padding-inline: max(${space.gutter}, calc((100% - ${measure.page}) / 2));
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  ${renderWhenNear({ narrow: "68rem", medium: "57rem", large: "40rem" }, "6rem")}
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[10]} ${space[16]};

  section + & {
    margin-top: clamp(${space[10]}, 2rem + 3vw, ${space[16]});
    padding-top: clamp(${space[10]}, 2rem + 3vw, ${space[16]});
    border-top: 1px solid ${color.line};
  }

  nav {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[8]} ${space[6]};

    ${media.medium} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  ${media.large} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;

const Brand = styled.p`
  ${type.subheading}
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;

const Motto = styled.p`
  max-width: 30ch;
  margin-block: ${space[3]} ${space[5]};
  color: ${color.inkSoft};
`;

const Group = styled.div`
  > p {
    ${type.label}
    margin-bottom: ${space[2]};
  }

  a {
    ${type.small}
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    border-radius: ${radius.small};
    color: ${color.inkSoft};
    text-decoration-color: transparent;

    ${media.touch} {
      min-height: 2.75rem;
    }

    ${media.hover} {
      &:hover {
        color: ${color.ink};
        text-decoration-color: currentColor;
      }
    }
  }
`;

const Bottom = styled.div`
  ${type.caption}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]} ${space[6]};
  margin-top: ${space[12]};
  padding-top: ${space[6]};
  border-top: 1px solid ${color.line};
  color: ${color.inkFaint};
`;

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
