import { Link } from "@promptfolio/host/router";
import { ShieldCheck } from "@promptfolio/ui/icons";
import { color, measure, radius, space, type } from "@promptfolio/ui/theme";
import type { ReactNode } from "react";
import { styled } from "styled-components";

/** High enough for the whole sheet, as its last part may appear later and must not shift the footer. */
const Frame = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  min-height: max(calc(100dvh - var(--header-height, 5rem)), 52rem);
  padding: clamp(${space[6]}, 9vh, ${space[20]}) ${space.gutter} ${space[16]};
  background: ${color.sunken};
`;

const Sheet = styled.div`
  width: 100%;
  max-width: calc(${measure.form} + 2 * ${space[8]});
  padding: clamp(${space[6]}, 0.8rem + 3vw, ${space[10]});
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Mark = styled.p`
  ${type.caption}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.inkSoft};

  svg {
    width: 1.125rem;
    height: 1.125rem;
    color: ${color.accent};
  }
`;

const Head = styled.header`
  margin-bottom: ${space[6]};

  h1 {
    ${type.heading}
    margin-top: ${space[3]};
  }

`;

const Foot = styled.nav`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]} ${space[5]};
  margin-top: ${space[6]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.line};

  a {
    padding-block: ${space[1]};
    color: ${color.accent};
    font-weight: 600;
  }
`;

interface AdminLayoutProps {
  title: string;
  children: ReactNode;
  links: readonly { to: string; text: string }[];
  /** Shown last: it may appear later and must not shift the form. */
  after?: ReactNode;
}

/** The frame of the administrators' sign-in pages. */
export const AdminLayout = ({ title, children, links, after }: AdminLayoutProps) => (
  <Frame>
    <Sheet>
      <Head>
        <Mark>
          <ShieldCheck aria-hidden />
          For administrators
        </Mark>
        <h1>{title}</h1>
      </Head>
      {children}
      <Foot aria-label="Other ways in">
        {links.map(({ to, text }) => (
          <Link key={to} to={to}>
            {text}
          </Link>
        ))}
      </Foot>
      {after}
    </Sheet>
  </Frame>
);
