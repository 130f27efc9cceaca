import type { Image } from "@promptfolio/contracts/api/images";
import { usePromptLimit, useSession } from "@promptfolio/host";
import { Link } from "@promptfolio/host/router";
import { imagePath } from "@promptfolio/lib/image-link";
import { loginPath } from "@promptfolio/lib/paths";
import { type PromptState, promptState } from "@promptfolio/lib/prompt-state";
import { Button } from "@promptfolio/ui/button";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { Copy, Eye, FileDown, LockKeyhole, LockKeyholeOpen } from "@promptfolio/ui/icons";
import { SealedPrompt } from "@promptfolio/ui/sealed-prompt";
import { color, media, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { type ReactNode, useId, useRef } from "react";
import { styled } from "styled-components";
import { promptParts } from "../prompt/prompt-parts";
import { DetailList, PartCopies, PromptText } from "../prompt/revealed-prompt";
import { TEXTS } from "../texts";
import { PromptAdvice } from "./prompt-advice";
import type { ImageActions } from "./use-image-actions";

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  /* A sealed prompt has nothing to print, and an open one needs no frame on paper. */
  ${media.print} {
    &:not([data-state="open"]) {
      display: none;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  h2 {
    ${type.subheading}
  }
`;

const Used = styled.p`
  ${type.small}
  ${tabularNumbers}
  color: ${color.inkSoft};
`;

/** Typeset like a catalogue caption, for reading as well as copying. */
const Words = styled(SealedPrompt)`
  ${type.body}
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

/** Lines that the seal covers; the open prompt takes the height it needs. */
const LINES = 6;

const LABELS: Record<Exclude<PromptState, "open">, string> = {
  free: TEXTS.viewFree,
  seen: TEXTS.viewFree,
  sealed: TEXTS.viewForCredit,
  blocked: TEXTS.limitReached,
};

const ICONS: Record<Exclude<PromptState, "open">, ReactNode> = {
  free: <Eye aria-hidden />,
  seen: <Eye aria-hidden />,
  sealed: <LockKeyholeOpen aria-hidden />,
  blocked: <LockKeyhole aria-hidden />,
};

/** The prompt, sealed or open, with the cost of a reveal and the prompt's actions. */
export const PromptPanel = ({ image, actions }: { image: Image; actions: ImageActions }) => {
  const limits = usePromptLimit();
  const isAdministrator = useSession().kind === "administrator";
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  const state = promptState(limits, image.id, isAdministrator);
  const prompt = state === "open" ? limits.openPrompt?.text : undefined;
  const parts = promptParts(prompt ?? "");

  const reveal = async () => {
    // The pressed button disappears with the seal: the prompt takes focus.
    if (await actions.reveal()) panel.current?.focus({ preventScroll: true });
  };

  return (
    <Panel ref={panel} aria-labelledby={heading} tabIndex={-1} data-state={state}>
      <Head>
        <h2 id={heading}>{TEXTS.prompt}</h2>
        {!isAdministrator && (
          <Used data-print="hide">{TEXTS.viewsUsed(limits.viewedToday, limits.limit)}</Used>
        )}
      </Head>
      <Words
        id={image.id}
        text={prompt === undefined ? undefined : <PromptText parts={parts} />}
        lines={LINES}
        seen={state === "seen"}
        grow
      />
      {state === "open" && <DetailList details={limits.openPrompt?.details ?? {}} />}
      {state !== "open" && (
        <Button
          variant="primary"
          size="large"
          wide
          icon={ICONS[state]}
          busy={actions.busy === "reveal"}
          doing={TEXTS.opening}
          disabled={state === "blocked"}
          data-reveals={image.id}
          onClick={() => void reveal()}
        >
          {LABELS[state]}
        </Button>
      )}
      {prompt !== undefined &&
        (limits.canCopy ? (
          <>
            <Button
              variant="primary"
              size="large"
              wide
              icon={<Copy aria-hidden />}
              onClick={() => void actions.copy(prompt)}
            >
              Copy Prompt
            </Button>
            <PartCopies parts={parts} onCopy={(name, text) => void actions.copyPart(name, text)} />
          </>
        ) : (
          <ButtonLink
            as={Link}
            to={loginPath(imagePath(image.id, image.title))}
            size="large"
            wide
            data-print="hide"
          >
            {TEXTS.loginToCopy}
          </ButtonLink>
        ))}
      {prompt !== undefined && (
        <Button wide icon={<FileDown aria-hidden />} onClick={() => actions.save(prompt)}>
          Download Prompt
        </Button>
      )}
      <PromptAdvice state={state} limits={limits} />
    </Panel>
  );
};
