import type { Image } from "@promptfolio/contracts/api/images";
import type { PromptLimitState } from "@promptfolio/contracts/host-api";
import { PICTURE_SIZES } from "@promptfolio/contracts/limits";
import { useHost, usePromptLimit, useSession } from "@promptfolio/host";
import { createPromptActions, type PromptActions } from "@promptfolio/host/api/prompt-actions";
import { useQueryClient } from "@promptfolio/host/query";
import { imagePath } from "@promptfolio/lib/image-link";
import { cardSrcSet, optimizedImageUrl } from "@promptfolio/lib/image-url";
import { type PromptState, promptState } from "@promptfolio/lib/prompt-state";
import { type KeyboardEvent, memo, useCallback, useId, useRef } from "react";
import { preload } from "react-dom";
import { TEXTS } from "../texts";
import { CardFoot } from "./card-foot";
import { Body, Caption, FaceLink, Facts, Frame, Poster, Seal, Title, TitleLink } from "./card-style";
import { RevealButton } from "./reveal-button";
import { OPENED_HERE } from "./use-opened-cards";

/** The actions of a card's prompt, and their toasts. */
const useCardActions = (image: Image): PromptActions => {
  const host = useHost();
  const client = useQueryClient();
  const { toast } = host.notifications;

  return createPromptActions(host, client, image, {
    revealed: ({ alreadyViewed, remaining }, viewer) => {
      if (viewer === "administrator") toast("success", TEXTS.revealedFree);
      else toast("success", alreadyViewed ? TEXTS.revealedAgain : TEXTS.revealedNew(remaining));
    },
    limitReached: (viewer) =>
      toast("error", viewer === "guest" ? TEXTS.limitReachedGuest : TEXTS.limitReachedUser),
    copied: () => toast("success", TEXTS.copied),
    copyFailed: () => toast("error", TEXTS.copyFailed),
    saved: () => toast("success", TEXTS.downloaded),
    saveFailed: () => toast("error", TEXTS.downloadFailed),
  });
};

/** Whether an image's prompt is open, and if so its text. Re-renders only when this changes, not with each reveal. */
const usePromptOf = (imageId: string): { state: PromptState; prompt: string | undefined } => {
  const isAdministrator = useSession().kind === "administrator";
  const readState = useCallback(
    (limits: PromptLimitState) => promptState(limits, imageId, isAdministrator),
    [imageId, isAdministrator],
  );
  const readText = useCallback(
    ({ openPrompt }: PromptLimitState) => (openPrompt?.id === imageId ? openPrompt.text : undefined),
    [imageId],
  );
  const state = usePromptLimit(readState);
  const text = usePromptLimit(readText);
  return { state, prompt: state === "open" ? text : undefined };
};

/** Displayed widths of cards, from which the browser chooses a rendition. */
const SIZES = {
  small: "(min-width: 70em) 19rem, (min-width: 38em) 46vw, 92vw",
  large: "(min-width: 70em) 39rem, (min-width: 38em) 46vw, 92vw",
} as const;

/** Windows in whose first screen the first card's picture is the largest. */
const NARROW = "(width < 48em)";

const preloadInNarrowWindows = (url: string): void =>
  preload(optimizedImageUrl(url), {
    as: "image",
    imageSrcSet: cardSrcSet(url),
    imageSizes: SIZES.small,
    fetchPriority: "high",
    media: NARROW,
  });

/** Lines of a small card's prompt, which scrolls if it is longer; and the minimum of the large card's. */
const LINES = { sealed: 3, open: 9, large: 4 } as const;

/** One image of the gallery, with its sealed or revealed prompt. */
export const PromptCard = memo((props: { image: Image; large: boolean; first: boolean }) => {
  const { image, large, first } = props;
  const host = useHost();
  const { state, prompt } = usePromptOf(image.id);
  const actions = useCardActions(image);
  const title = useId();
  const button = useRef<HTMLButtonElement>(null);
  const size = large ? "large" : "small";
  const path = imagePath(image.id, image.title);
  const link = { to: path, state: OPENED_HERE };
  const prepare = () => host.navigation.preload(path);
  if (first) preloadInNarrowWindows(image.imageUrl);

  const hide = () => {
    host.promptLimit.close();
    // The pressed button disappears with the prompt.
    button.current?.focus({ preventScroll: true });
  };

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || state !== "open") return;
    event.preventDefault();
    host.promptLimit.close();
  };

  return (
    <Frame aria-labelledby={title} $large={large} onKeyDown={closeOnEscape} data-state={state}>
      <FaceLink {...link} tabIndex={-1} aria-hidden onPointerEnter={prepare} />
      <Poster
        $large={large}
        src={optimizedImageUrl(image.imageUrl)}
        srcSet={cardSrcSet(image.imageUrl)}
        sizes={SIZES[size]}
        {...PICTURE_SIZES.card}
        alt={image.alt || image.title}
        thumbhash={image.thumbhash}
        fallback={TEXTS.picturePreview}
        early={first}
      />
      <Body $large={large}>
        <Title id={title} $large={large}>
          <TitleLink
            {...link}
            data-stop="title"
            $large={large}
            title={image.title}
            dir="auto"
            onPointerEnter={prepare}
            onFocus={prepare}
          >
            {image.title}
          </TitleLink>
        </Title>
        <Facts $large={large}>{`${image.category}, ${image.theme.toLowerCase()}`}</Facts>
        {large && <Caption dir="auto">{image.alt}</Caption>}
        <Seal
          id={image.id}
          text={prompt}
          seen={state === "seen"}
          label={`Prompt of ${image.title}`}
          lines={LINES[large ? "large" : prompt === undefined ? "sealed" : "open"]}
          grow={large}
        />
        <RevealButton ref={button} imageId={image.id} state={state} title={title} onReveal={actions.reveal} />
        <CardFoot image={image} prompt={prompt} actions={actions} onHide={hide} />
      </Body>
    </Frame>
  );
});
PromptCard.displayName = "PromptCard";
