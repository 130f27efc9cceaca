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
