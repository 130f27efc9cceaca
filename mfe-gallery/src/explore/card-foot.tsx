import type { Image } from "@promptfolio/contracts/api/images";
import type { PromptLimitState } from "@promptfolio/contracts/host-api";
import { usePromptLimit } from "@promptfolio/host";
import type { PromptActions } from "@promptfolio/host/api/prompt-actions";
import { Link } from "@promptfolio/host/router";
import { countOf, formatCount } from "@promptfolio/lib/formats";
import { imagePath } from "@promptfolio/lib/image-link";
import { loginPath } from "@promptfolio/lib/paths";
import { Button } from "@promptfolio/ui/button";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { Copy, Download, Eye, EyeOff } from "@promptfolio/ui/icons";
import { VisuallyHidden } from "@promptfolio/ui/visually-hidden";
import { TEXTS } from "../texts";
import { CountText, Foot, OpenActions } from "./card-style";

const copyLabel = ({ copies }: Image): string => `Copy prompt, copied ${countOf(copies, "time")}`;
const saveLabel = ({ downloads }: Image): string =>
  `Download prompt, downloaded ${countOf(downloads, "time")}`;

const COUNTS = [
  { name: "views", one: "view", Icon: Eye },
  { name: "copies", one: "copy", Icon: Copy },
  { name: "downloads", one: "download", Icon: Download },
] as const;

/**
 * Numbers only: the actions are above them, once the prompt is revealed. Each count has an element of its own, as
 * translators may replace its text.
 */
const Counts = ({ image }: { image: Image }) => (
  <Foot>
    {COUNTS.map(({ name, one, Icon }, index) => (
      <CountText key={`${name} ${image[name]}`} $first={index === 0}>
        <Icon aria-hidden />
        {/* biome-ignore lint/plugin: its parent is another one for another count */}
        {formatCount(image[name])}
        <VisuallyHidden>{` ${image[name] === 1 ? one : name}`}</VisuallyHidden>
      </CountText>
    ))}
  </Foot>
);

const mayCopy = ({ canCopy }: PromptLimitState): boolean => canCopy;

interface CardFootProps {
  image: Image;
  /** Undefined unless it is revealed. */
  prompt: string | undefined;
  actions: Pick<PromptActions, "copy" | "save">;
  onHide: () => void;
}

/** Counts, and above them a revealed prompt's actions as text buttons. Only signed-in visitors can copy. */
export const CardFoot = ({ image, prompt, actions, onHide }: CardFootProps) => {
  const canCopy = usePromptLimit(mayCopy);
  if (prompt === undefined) return <Counts image={image} />;
  return (
    <>
      <OpenActions>
        {canCopy ? (
          <Button
            size="small"
            icon={<Copy aria-hidden />}
            aria-label={copyLabel(image)}
            onClick={() => void actions.copy(prompt)}
          >
            Copy
          </Button>
        ) : (
          <ButtonLink as={Link} to={loginPath(imagePath(image.id, image.title))} size="small">
            {TEXTS.loginToCopy}
          </ButtonLink>
        )}
        <Button
          size="small"
          icon={<Download aria-hidden />}
          aria-label={saveLabel(image)}
          onClick={() => actions.save(prompt)}
        >
          Download
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<EyeOff aria-hidden />}
          aria-label="Hide prompt"
          onClick={onHide}
        >
          Hide
        </Button>
      </OpenActions>
      <Counts image={image} />
    </>
  );
};
