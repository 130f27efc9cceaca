import type { Image } from "@promptfolio/contracts/api/images";
import { useHost } from "@promptfolio/host";
import { Button } from "@promptfolio/ui/button";
import { IconButton } from "@promptfolio/ui/icon-button";
import { ChevronDown, ChevronUp, Download } from "@promptfolio/ui/icons";
import { space } from "@promptfolio/ui/theme";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { NOTICES, TEXTS } from "../texts";
import type DownloadChoices from "./download-choices";
import type { DownloadChoice } from "./download-sizes";
import { useLastChoice } from "./last-choice";

const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

const Format = styled.span`
  opacity: 0.7;
`;

interface DownloadButtonsProps {
  image: Image;
  busy: boolean;
  onDownload: (choice: DownloadChoice) => void;
}

/** Saves the picture as chosen last, or as chosen from a list, whose code is loaded when it is first opened. */
export const DownloadButtons = ({ image, busy, onDownload }: DownloadButtonsProps) => {
  const { notifications, report } = useHost();
  const { last, remember } = useLastChoice();
  const list = useId();
  const [Choices, setChoices] = useState<typeof DownloadChoices>();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);

  const toggle = async () => {
    setIsLoading(true);
    try {
      const { default: loaded } = await import("./download-choices");
      setChoices(() => loaded);
      setIsOpen(!isOpen);
    } catch (error) {
      report(error, "download choices");
      notifications.notice(NOTICES.choicesFailed);
    }
    setIsLoading(false);
  };

  const choose = (choice: DownloadChoice) => {
    remember(choice);
    onDownload(choice);
  };

  return (
    <>
      <Pair>
        <Button icon={<Download aria-hidden />} busy={busy} onClick={() => onDownload(last)}>
          <span>{busy ? TEXTS.downloading : "Download Image"}</span>
          <Format>{last.format.toUpperCase()}</Format>
        </Button>
        <IconButton
          label="Choose format and size"
          icon={isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
          variant="secondary"
          busy={busy || isLoading}
          doing={isLoading ? TEXTS.opening : TEXTS.downloading}
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          onClick={() => void toggle()}
        />
      </Pair>
      {Choices && isOpen && <Choices id={list} image={image} last={last} onChoose={choose} />}
    </>
  );
};
