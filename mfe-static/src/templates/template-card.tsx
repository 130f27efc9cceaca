import { PICTURE_SIZES } from "@promptfolio/contracts/limits";
import { Badge } from "@promptfolio/ui/badge";
import { Button } from "@promptfolio/ui/button";
import { Download, Star } from "@promptfolio/ui/icons";
import { Picture } from "@promptfolio/ui/picture";
import { TEXTS } from "../texts";
import type { Template } from "./template";
import { Facts, Frame, Prompt, Slot, Tags, Words } from "./template-card-style";
import type { TemplateView } from "./template-toolbar";

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
