import type { Image } from "@promptfolio/contracts/api/images";
import type { PromptLimitState } from "@promptfolio/contracts/host-api";
import { usePromptLimit } from "@promptfolio/host";
import { Link } from "@promptfolio/host/router";
import { countOf, formatCount } from "@promptfolio/lib/count-of";
import { imagePath } from "@promptfolio/lib/image-link";
import { loginPath } from "@promptfolio/lib/login-path";
import { Button } from "@promptfolio/ui/button";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { VisuallyHidden } from "@promptfolio/ui/visually-hidden";
import { Copy, Download, Eye } from "lucide-react";
import { TEXTS } from "../texts";
import { Foot, Views } from "./card-style";
import type { CardActions } from "./use-card-actions";

const mayCopy = ({ canCopy }: PromptLimitState): boolean => canCopy;

/** Counts, copy and download. Both wait for the prompt; copying is for those who are signed in. */
export const CardFoot = ({
  image,
  prompt,
  actions,
}: {
  image: Image;
  prompt: string | null;
  actions: Pick<CardActions, "copy" | "save">;
}) => {
  const canCopy = usePromptLimit(mayCopy);
  return (
    <Foot>
      <Views>
        <Eye aria-hidden />
        {formatCount(image.views)}
        <VisuallyHidden>{image.views === 1 ? " view" : " views"}</VisuallyHidden>
      </Views>
      {prompt !== null && !canCopy ? (
        <ButtonLink as={Link} to={loginPath(imagePath(image.id, image.title))} variant="quiet" size="small">
          {TEXTS.loginToCopy}
        </ButtonLink>
      ) : (
        <Button
          variant="quiet"
          size="small"
          icon={<Copy aria-hidden />}
          aria-label={`Copy prompt, copied ${countOf(image.copies, "time")}`}
          disabled={prompt === null}
          onClick={() => prompt !== null && void actions.copy(prompt)}
        >
          {formatCount(image.copies)}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        icon={<Download aria-hidden />}
        aria-label={`Download prompt, downloaded ${countOf(image.downloads, "time")}`}
        disabled={prompt === null}
        onClick={() => prompt !== null && actions.save(prompt)}
      >
        {formatCount(image.downloads)}
      </Button>
    </Foot>
  );
};
