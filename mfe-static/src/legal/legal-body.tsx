import { Link } from "@promptfolio/host/router";
import { Prose } from "@promptfolio/ui/prose";
import { color, media, space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

/** A paragraph, a list, terms with their explanations, or a sentence that ends with a link to a page. */
type LegalBlock =
  | string
  | { list: readonly string[] }
  | { before: string; link: string; to: string }
  | { terms: readonly (readonly [term: string, text: string])[] };

export interface LegalSection {
  /** The anchor that links point to. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalText {
  title: string;
  /** The document in two sentences, for those who read no further. */
  summary: string;
  /** Facts that identify an edition, such as version and date. */
  facts: readonly (readonly [name: string, value: string])[];
  email: string;
  sections: readonly LegalSection[];
}

const Terms = styled.dl`
  > div {
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
  }

  > div:last-child {
    border-bottom: 1px solid ${color.line};
  }

  dt {
    font-weight: 600;
    color: ${color.ink};
  }

  ${media.medium} {
    > div {
      display: grid;
      grid-template-columns: 11rem minmax(0, 1fr);
      gap: ${space[6]};
    }
  }
`;

const Block = ({ block }: { block: LegalBlock }) => {
  if (typeof block === "string") return <p>{block}</p>;
  if ("list" in block)
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  if ("link" in block)
    return (
      <p>
        <span>{block.before}</span> <Link to={block.to}>{block.link}</Link>.
      </p>
    );
  return (
    <Terms>
      {block.terms.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Terms>
  );
};

export const LegalBody = ({ sections }: { sections: readonly LegalSection[] }) => (
  <div>
    {sections.map(({ id, title, blocks }, index) => (
      <Prose as="section" key={id} id={id} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{`${index + 1}. ${title}`}</h2>
        {blocks.map((block, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a fixed text never change places
          <Block key={place} block={block} />
        ))}
      </Prose>
    ))}
  </div>
);
