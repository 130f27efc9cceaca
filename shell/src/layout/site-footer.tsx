import { PRODUCT_NAME } from "@promptfolio/shared/contracts/product";
import { Link } from "@promptfolio/shared/router";
import { color, space, type } from "@promptfolio/shared/theme";
import { styled } from "styled-components";

const Frame = styled.footer`
  border-top: 1px solid ${color.line};
  padding: ${space[12]} ${space.gutter};
  display: grid;
  gap: ${space[6]};
`;

const Links = styled.ul`
  list-style: none;
  padding: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};
  ${type.small}
`;

const FOOTER_LINKS: readonly (readonly [path: string, name: string])[] = [
  ["/#features", "Features"],
  ["/#how-it-works", "How It Works"],
  ["/", "Gallery"],
  ["/about", "About"],
  ["/contact", "Contact"],
  ["/help", "Help"],
  ["/templates", "Templates"],
  ["/privacy", "Privacy"],
  ["/terms", "Terms"],
  ["/signup", "Get Started Free"],
  ["/login", "Sign In"],
];

export const SiteFooter = () => (
  <Frame>
    <nav aria-label="Footer">
      <Links>
        {FOOTER_LINKS.map(([path, name]) => (
          <li key={name}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </Links>
    </nav>
    <p>{PRODUCT_NAME}</p>
  </Frame>
);
