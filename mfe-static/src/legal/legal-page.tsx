import { Button } from "@promptfolio/ui/button";
import { Printer } from "@promptfolio/ui/icons";
import { Container } from "@promptfolio/ui/layout";
import { useSmoothAnchors } from "@promptfolio/ui/smooth-anchors";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { createGlobalStyle, styled } from "styled-components";
import { Contents } from "./contents";
import type { LegalText } from "./legal-body";
import { LegalBody } from "./legal-body";

/** Page margins for print, only while a legal text is open. */
const PrintMargins = createGlobalStyle`
  @page { margin: 20mm 18mm; }
  @media print { html { font-size: 10.5pt; } }
`;

const Head = styled(Container)`
  padding-block: clamp(${space[10]}, 1.5rem + 5vw, ${space[20]}) ${space[10]};

  h1 {
    ${type.hero}
  }

  > p {
    ${type.lead}
    max-width: 38.6em;
    margin-top: ${space[5]};
    color: ${color.inkSoft};
  }

  > button {
    margin-top: ${space[6]};
  }

  ${media.print} {
    padding: 0 0 ${space[6]};

    h1 {
      font-size: 2rem;
    }
  }
`;

const Facts = styled.dl`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[4]} ${space[10]};
  margin-top: ${space[8]};

  dt {
    color: ${color.inkSoft};
  }

  dd {
    font-weight: 600;
  }

  /* A larger touch target, without moving the line. */
  a {
    display: inline-block;
    padding-block: ${space[2]};
    margin-block: calc(-1 * ${space[2]});
  }

`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space[10]};
  padding-bottom: ${space.section};

  ${media.medium} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: clamp(${space[8]}, 5vw, ${space[16]});
  }

  > div > section:first-child > h2 {
    margin-top: 0;
  }

  ${media.print} {
    display: block;
    padding: 0;

    h2 {
      break-after: avoid;
    }

    li,
    dl > div {
      break-inside: avoid;
    }

    p {
      orphans: 3;
      widows: 3;
    }
  }
`;

export const LegalPage = ({ text: { title, summary, facts, email, sections } }: { text: LegalText }) => {
  useSmoothAnchors();
  return (
    <>
      <PrintMargins />
      <Head>
        <h1>{title}</h1>
        <p>{summary}</p>
        <Facts>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>Questions</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        </Facts>
        <Button data-print="hide" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
      </Head>
      <Columns>
        <Contents sections={sections} />
        <LegalBody sections={sections} />
      </Columns>
    </>
  );
};
