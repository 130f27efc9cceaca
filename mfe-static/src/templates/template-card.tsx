import { PICTURE_SIZES } from "@promptfolio/contracts/limits";
import { Badge } from "@promptfolio/ui/badge";
import { Button } from "@promptfolio/ui/button";
import { Download, Star } from "@promptfolio/ui/icons";
import { Picture } from "@promptfolio/ui/picture";
import { color, media, radius, space, tabularNumbers, type, visuallyHidden } from "@promptfolio/ui/theme";
import { css, styled } from "styled-components";
import { TEXTS } from "../texts";
import type { Template } from "./samples";
import type { TemplateView } from "./template-toolbar";

const asRow = css`
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: ${space[5]};
  padding-block: ${space[6]};
  border-top: 1px solid ${color.line};

  ${media.medium} {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: ${space[10]};
  }
`;

const asTile = css`
  grid-template-rows: auto 1fr;
  gap: ${space[4]};
`;

const Frame = styled.li<{ $view: TemplateView }>`
  display: grid;
  align-content: start;
  min-width: 0;
  ${({ $view }) => ($view === "list" ? asRow : asTile)}

  > :first-child {
    border-radius: ${radius.small};
    align-self: start;
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[2]};
  min-width: 0;

  h2 {
    ${type.subheading}
  }

  > p {
    ${type.small}
    max-width: 60ch;
    color: ${color.inkSoft};
  }

  > button {
    margin-top: auto;
  }
`;

const Facts = styled.div`
  ${type.caption}
  ${tabularNumbers}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  color: ${color.inkSoft};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }

  &:first-child {
    width: 100%;
    justify-content: space-between;
  }

  &:nth-last-child(2) {
    padding-block: ${space[1]} ${space[2]};
  }

  svg {
    width: 0.9375rem;
    height: 0.9375rem;
  }

  .of {
    ${visuallyHidden}
  }
`;

/** Only shown in the list view. */
const Prompt = styled.p<{ $view: TemplateView }>`
  ${({ $view }) => $view === "grid" && "display: none;"}

  && {
    max-width: 68ch;
    padding-left: ${space[4]};
    border-left: 2px solid ${color.line};
    color: ${color.ink};
  }
`;

const Slot = styled.mark`
  padding: 0.05em 0.35em;
  border-radius: ${radius.small};
  background: ${color.accentSoft};
  color: ${color.accent};
`;

const Tags = styled.ul.attrs({ role: "list", "aria-label": "Tags" })`
  ${type.caption}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  color: ${color.inkFaint};
`;

const slotted = (prompt: string) =>
  prompt.split(/(\[[^\]]+\])/).map((part, index) =>
    part.startsWith("[") ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places
      <Slot key={index}>{part.slice(1, -1)}</Slot>
    ) : (
      part
    ),
  );

export const TemplateCard = ({
  template,
  view,
  onUse,
}: {
  template: Template;
  view: TemplateView;
  onUse: () => void;
}) => {
  const { title, description, category, image, alt, prompt, downloads, rating, isPremium, tags } = template;
  return (
    <Frame $view={view}>
      <Picture src={image} alt={alt} {...PICTURE_SIZES.card} />
      <Words>
        <Facts>
          <span>{category}</span>
          {isPremium ? <Badge tone="accent">Premium</Badge> : <Badge tone="outline">Free</Badge>}
        </Facts>
        <h2>{title}</h2>
        <p>{description}</p>
        <Prompt $view={view}>{slotted(prompt)}</Prompt>
        <Tags>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </Tags>
        <Facts>
          <span>
            <Star aria-hidden /> <span>{rating.toFixed(1)}</span> <span className="of">of 5</span>
          </span>
          <span>
            <Download aria-hidden /> <span>{`${downloads.toLocaleString("en")} downloads`}</span>
          </span>
        </Facts>
        <Button
          size="small"
          wide={view === "grid"}
          aria-label={`${TEXTS.templates.use}: ${title}`}
          onClick={onUse}
        >
          {TEXTS.templates.use}
        </Button>
      </Words>
    </Frame>
  );
};
