import type { Image } from "@promptfolio/contracts/api/images";
import type { PromptLimitState } from "@promptfolio/contracts/host-api";
import { usePromptLimit } from "@promptfolio/host";
import { Link } from "@promptfolio/host/router";
import type { PromptState } from "@promptfolio/lib/prompt-state";
import { Button } from "@promptfolio/ui/button";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { NewViews } from "@promptfolio/ui/new-views";
import { VisuallyHidden } from "@promptfolio/ui/visually-hidden";
import { Copy, Download, Eye } from "lucide-react";
import { TEXTS } from "../texts";
import { Foot, Note, Views } from "./card-style";
import type { CardActions } from "./use-card-actions";

const COUNT = new Intl.NumberFormat("en-US");

const mayCopy = ({ canCopy }: PromptLimitState): boolean => canCopy;

/** At the limit: when new views come, and what an account would give. */
const LimitNote = () => {
  const { resetsAt, isLoggedIn } = usePromptLimit();
  return (
    <Note>
      <NewViews at={resetsAt} /> {!isLoggedIn && <Link to="/signup">{TEXTS.signUpForMore}</Link>}
    </Note>
  );
};

/** Counts, copy and download. Both wait for the prompt; copying is for those who are signed in. */
export const CardFoot = ({
  image,
  state,
  prompt,
  actions,
}: {
  image: Image;
  state: PromptState;
  prompt: string | null;
  actions: Pick<CardActions, "copy" | "download">;
}) => {
  const canCopy = usePromptLimit(mayCopy);
  if (state === "blocked")
    return (
      <Foot>
        <LimitNote />
      </Foot>
    );
  return (
    <Foot>
      <Views>
        <Eye aria-hidden />
        {COUNT.format(image.views)}
        <VisuallyHidden> views</VisuallyHidden>
      </Views>
      {prompt !== null && !canCopy ? (
        <ButtonLink as={Link} to="/login" variant="quiet" size="small">
          Log in to copy
        </ButtonLink>
      ) : (
        <Button
          variant="quiet"
          size="small"
          icon={<Copy aria-hidden />}
          aria-label={`Copy prompt, copied ${COUNT.format(image.copies)} times`}
          disabled={prompt === null}
          onClick={() => prompt !== null && void actions.copy(prompt)}
        >
          {COUNT.format(image.copies)}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        icon={<Download aria-hidden />}
        aria-label={`Download prompt, downloaded ${COUNT.format(image.downloads)} times`}
        disabled={prompt === null}
        onClick={() => prompt !== null && actions.download(prompt)}
      >
        {COUNT.format(image.downloads)}
      </Button>
    </Foot>
  );
};
