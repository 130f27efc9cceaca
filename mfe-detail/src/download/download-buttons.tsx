import type { Image } from "@promptfolio/contracts/api/images";
import { useHost } from "@promptfolio/host";
import { Button } from "@promptfolio/ui/button";
import { IconButton } from "@promptfolio/ui/icon-button";
import { ChevronDown, Download } from "@promptfolio/ui/icons";
import { space } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { NOTICES, TEXTS } from "../texts";
import type DownloadMenu from "./download-menu";
import { type DownloadChoice, STANDARD_DOWNLOAD } from "./download-sizes";

const Pair = styled.div`
  display: flex;
  gap: ${space[1]};
`;

interface DownloadButtonsProps {
  image: Image;
  busy: boolean;
  onDownload: (choice: DownloadChoice) => void;
}

/** Saves the picture in the standard size, or as chosen in a menu, whose code is loaded when it is first opened. */
export const DownloadButtons = ({ image, busy, onDownload }: DownloadButtonsProps) => {
  const { notifications, report } = useHost();
  const [Menu, setMenu] = useState<typeof DownloadMenu>();
  const [isOpening, setIsOpening] = useState(false);

  const openMenu = async () => {
    setIsOpening(true);
    try {
      const { default: loaded } = await import("./download-menu");
      setMenu(() => loaded);
    } catch (error) {
      report(error, "download menu");
      notifications.notice(NOTICES.menuFailed);
    }
    setIsOpening(false);
  };

  const trigger = (
    <IconButton
      label="Choose format and size"
      icon={<ChevronDown aria-hidden />}
      variant="secondary"
      busy={busy || isOpening}
      doing={isOpening ? TEXTS.opening : TEXTS.downloading}
      aria-haspopup="menu"
      {...(Menu === undefined && { onClick: () => void openMenu() })}
    />
  );
  return (
    <Pair>
      <Button icon={<Download aria-hidden />} busy={busy} onClick={() => onDownload(STANDARD_DOWNLOAD)}>
        {busy ? TEXTS.downloading : "Download Image"}
      </Button>
      {Menu ? <Menu image={image} trigger={trigger} onChoose={onDownload} /> : trigger}
    </Pair>
  );
};
