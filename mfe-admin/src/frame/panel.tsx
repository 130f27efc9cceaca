import { useHost } from "@promptfolio/host";
import { PartBoundary } from "@promptfolio/ui/part-boundary";
import { color, media, radius, space, type } from "@promptfolio/ui/theme";
import { type ReactNode, useId } from "react";
import { styled } from "styled-components";

const Frame = styled.section`
  min-width: 0;
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  ${media.narrow} {
    padding: ${space[4]};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  margin-bottom: ${space[4]};

  h2 {
    ${type.subheading}
  }

  p {
    ${type.small}
    color: ${color.inkSoft};
  }
`;

/** What deserves attention: an icon and a text. */
export const Notice = styled.p<{ $tone: "warning" | "danger" }>`
  ${type.small}
  display: flex;
  gap: ${space[2]};
  padding: ${space[3]};
  border-radius: ${radius.control};
  background: ${({ $tone }) => ($tone === "danger" ? color.dangerSoft : color.warningSoft)};
  color: ${({ $tone }) => color[$tone]};
  overflow-wrap: anywhere;

  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.1rem;
  }
`;

interface PanelProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** One block of the dashboard, named by its heading. */
export const Panel = ({ title, note, children }: PanelProps) => {
  const host = useHost();
  const heading = useId();
  return (
    <Frame aria-labelledby={heading}>
      <Head>
        <h2 id={heading}>{title}</h2>
        {note && <p>{note}</p>}
      </Head>
      <PartBoundary report={(error) => host.report(error, `panel ${title}`)}>{children}</PartBoundary>
    </Frame>
  );
};
