import type { Image } from "@promptfolio/contracts/api/images";
import { DOWNLOAD_FORMATS, DOWNLOAD_SIDES } from "@promptfolio/contracts/media";
import { useHost } from "@promptfolio/host";
import { browserStorage } from "@promptfolio/lib/browser-storage";
import { Button } from "@promptfolio/ui/button";
import { IconButton } from "@promptfolio/ui/icon-button";
import { ChevronDown, ChevronUp, Download } from "@promptfolio/ui/icons";
import { space } from "@promptfolio/ui/theme";
import { useEffect, useId, useState } from "react";
import { styled } from "styled-components";
import { NOTICES, TEXTS } from "../texts";
import type DownloadChoices from "./download-choices";
import { type DownloadChoice, STANDARD_DOWNLOAD } from "./download-sizes";

const STORAGE_KEY = "downloadChoice";

const readChoice = (): DownloadChoice => {
  const [storedFormat, storedSide] = browserStorage("localStorage").getItem(STORAGE_KEY)?.split(" ") ?? [];
  const format = DOWNLOAD_FORMATS.find((known) => known === storedFormat);
  const side = DOWNLOAD_SIDES.find((known) => String(known) === storedSide);
  return format && side ? { format, side } : STANDARD_DOWNLOAD;
};

/** The format and size that were chosen last in this browser. The server renders the standard ones. */
const useLastChoice = () => {
  const [last, setLast] = useState(STANDARD_DOWNLOAD);
  useEffect(() => setLast(readChoice()), []);
  const remember = (choice: DownloadChoice) => {
    setLast(choice);
    browserStorage("localStorage").setItem(STORAGE_KEY, `${choice.format} ${choice.side}`);
  };
  return { last, remember };
};

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
