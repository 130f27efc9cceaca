import type { Image } from "@promptfolio/contracts/api/images";
import { Menu } from "@promptfolio/ui/menu";
import type { ReactNode } from "react";
import { type DownloadChoice, downloadChoices } from "./download-sizes";

interface DownloadMenuProps {
  image: Image;
  trigger: ReactNode;
  onChoose: (choice: DownloadChoice) => void;
}

/** The menu of formats and sizes. Mounted when `trigger` is first pressed, so it opens at once. */
export default function DownloadMenu({ image, trigger, onChoose }: DownloadMenuProps) {
  const entries = downloadChoices(image).flatMap((choices, index) => [
    ...(index > 0 ? (["divider"] as const) : []),
    ...choices.map(({ label, choice }) => ({ label, onSelect: () => onChoose(choice) })),
  ]);
  return <Menu trigger={trigger} entries={entries} defaultOpen />;
}
