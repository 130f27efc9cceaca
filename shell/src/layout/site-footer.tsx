import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { useHost, useSession } from "@promptfolio/host";
import { Link, useLocation } from "@promptfolio/host/router";
import { color, measure, media, radius, renderWhenNear, space, type } from "@promptfolio/ui/theme";
import type { MouseEvent } from "react";
import { styled } from "styled-components";
import { Newsletter } from "../newsletter/newsletter";
import { BrandMark } from "./brand-mark";
import { FOOTER_GROUPS } from "./footer-links";
import { GalleryLink } from "./gallery-link";
import { quietControl } from "./site-header-style";

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

/** Plain drawings of the networks' logos, on a 24 × 24 square. */
const NETWORKS = [
  {
    name: "Instagram",
    drawing:
      "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 6.9v.2",
  },
  { name: "X", drawing: "M4 4l12.2 16H20L7.8 4zM19.2 4l-6.4 7M10.9 13.6 5 20" },
  {
    name: "LinkedIn",
    drawing: "M4.5 9.5V20M4.5 4.6v.2M9.5 20V9.5M9.5 14c0-2.8 2-4.6 4.9-4.6s4.6 1.8 4.6 4.8V20",
  },
  {
    name: "YouTube",
    drawing:
      "M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5zM10.2 9v6l5-3z",
  },
] as const;

const SocialList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-inline-start: calc(-1 * ${space[3]});

  a {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    ${quietControl}
  }

  svg {
    width: 1.25rem;
    height: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

/** The product has no accounts there yet: the links are placeholders, and show a message about that. */
const SocialLinks = () => {
  const { notifications } = useHost();
  const say = (event: MouseEvent, name: string): void => {
    event.preventDefault();
    notifications.toast("info", `${PRODUCT_NAME} is not on ${name} yet.`, "social");
  };
  return (
    <SocialList aria-label="Social media">
      {NETWORKS.map(({ name, drawing }) => (
        <li key={name}>
          <a href={`#${name.toLowerCase()}`} onClick={(event) => say(event, name)}>
            <svg viewBox="0 0 24 24" role="img" aria-label={name}>
              <path d={drawing} />
            </svg>
          </a>
        </li>
      ))}
    </SocialList>
  );
};

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
