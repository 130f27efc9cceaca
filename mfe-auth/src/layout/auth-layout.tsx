import { color, measure, media, space, type } from "@promptfolio/ui/theme";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { MarketingPanel } from "./marketing-panel";
import type { PanelTexts } from "./panel-texts";

/** Fills the window below the header, so that the footer doesn't move when the form changes. */
const Frame = styled.div`
  display: grid;
  min-height: calc(100dvh - var(--header-height, 5rem));

  ${media.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
  }
`;

/**
 * Keeps its height on phones too, so that a shorter text in place of the form doesn't shift the panel below. The form
 * is at the top: in the middle it would move while a slow browser is still parsing the rest of it.
 */
const Column = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  min-height: calc(100dvh - var(--header-height, 5rem));
  padding: clamp(${space[10]}, 10vh, ${space[20]}) ${space.gutter} ${space[20]};
`;

const Narrow = styled.div`
  width: 100%;
  max-width: ${measure.form};
`;

const Head = styled.header`
  margin-bottom: ${space[8]};

  h1 {
    ${type.title}
  }

  p {
    margin-top: ${space[3]};
    color: ${color.inkSoft};
  }
`;

const Foot = styled.div`
  ${type.small}
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[8]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.line};
  color: ${color.inkSoft};

  a {
    display: inline-block;
    padding-block: ${space[1]};
    color: ${color.accent};
    font-weight: 600;
  }
`;

interface AuthLayoutProps {
  title: string;
  /** One sentence under the title. */
  intro: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Links to other pages. */
  foot: ReactNode;
  /** What stands beside the form on wide screens, below it on small ones. */
  panel: PanelTexts;
  /** Replaces the whole column of the form. */
  instead?: ReactNode;
}

/** A form in its column, with a panel beside it. */
export const AuthLayout = ({ title, intro, children, foot, panel, instead }: AuthLayoutProps) => (
  <Frame>
    <Column>
      {/* A new key, so that the replacement doesn't count as a layout shift. */}
      <Narrow key={instead ? "instead" : "form"}>
        {instead || (
          <>
            <Head>
              <h1>{title}</h1>
              <p>{intro}</p>
            </Head>
            {children}
            <Foot>{foot}</Foot>
          </>
        )}
      </Narrow>
    </Column>
    <MarketingPanel texts={panel} />
  </Frame>
);
