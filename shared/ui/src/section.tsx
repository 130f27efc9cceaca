import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { color, type EstimatedHeight, measure, renderWhenNear, space, type } from "./theme/theme";

type Ground = "paper" | "surface" | "sunken" | "ink";

const GROUNDS: Record<Ground, string> = {
  paper: "",
  surface: `background: ${color.surface}; border-block: 1px solid ${color.line};`,
  sunken: `background: ${color.sunken};`,
  ink: `background: ${color.sunken};`,
};

/** Centres its content by padding, as a container would be one more element. */
const Frame = styled.section<{
  $ground: Ground;
  $compact: boolean;
  $estimate: EstimatedHeight | undefined;
}>`
  padding-block: ${({ $compact }) => $compact && `clamp(${space[6]}, 4vw, ${space[12]})`} ${space.section};
  padding-inline: max(${space.gutter}, calc((100% - ${measure.page}) / 2));
  ${({ $ground }) => GROUNDS[$ground]}
  ${({ $estimate }) => $estimate && renderWhenNear($estimate)}
`;

/** A section's short name, above its longer title. */
export const SectionLabel = styled.span`
  ${type.label}
  display: block;
  margin-bottom: ${space[3]};
  color: ${color.accent};
`;

const Head = styled.div<{ $compact: boolean }>`
  display: grid;
  margin-bottom: clamp(${space[8]}, 1.5rem + 2vw, ${space[12]});

  ${({ $compact }) =>
    $compact &&
    `grid-template-columns: max-content minmax(0, 1fr);
    gap: ${space[4]};
    align-items: center;
    margin-bottom: ${space[4]};

    > :last-child {
      justify-self: end;
    }

    @media (width < 30em) {
      svg {
        display: none;
      }
    }`}

  h2 {
    ${type.heading}
    max-width: 22ch;
  }

  p {
    ${type.lead}
    max-width: 56ch;
    margin-top: ${space[4]};
    color: ${color.inkSoft};
  }
`;

export interface SectionProps {
  /** The anchor that links lead to. */
  id?: string;
  title: string;
  /** A few words above the title: the section's short name. */
  label?: string;
  /** A sentence under the title. */
  intro?: ReactNode;
  /** Placed at the end of a compact section's title: a link, a button. */
  action?: ReactNode;
  /** `ink` uses the dark theme's colours for everything in the section, in both themes. */
  ground?: Ground;
  /** Close to what stands above it, with the action on the title's line at every width. */
  compact?: boolean;
  /** For a section below the first screen: it is laid out only near the viewport. */
  estimatedHeight?: EstimatedHeight;
  children: ReactNode;
}

/** A part of a page, named by its heading (h2). */
export const Section = ({
  id,
  title,
  label,
  intro,
  action,
  ground = "paper",
  compact = false,
  estimatedHeight,
  children,
}: SectionProps) => {
  const heading = useId();
  return (
    <Frame
      id={id}
      aria-labelledby={heading}
      $ground={ground}
      $compact={compact}
      $estimate={estimatedHeight}
      data-theme={ground === "ink" ? "dark" : undefined}
    >
      <Head $compact={Boolean(action)}>
        {label && <SectionLabel>{label}</SectionLabel>}
        <h2 id={heading}>{title}</h2>
        {intro && <p>{intro}</p>}
        {action}
      </Head>
      {children}
    </Frame>
  );
};
