import { DOWNLOAD_FORMATS, DOWNLOAD_SIDES } from "@promptfolio/contracts/media";
import { browserStorage } from "@promptfolio/lib/browser-storage";
import { useEffect, useState } from "react";
import { type DownloadChoice, STANDARD_DOWNLOAD } from "./download-sizes";

const STORAGE_KEY = "downloadChoice";

const readChoice = (): DownloadChoice => {
  const [storedFormat, storedSide] = browserStorage("localStorage").getItem(STORAGE_KEY)?.split(" ") ?? [];
  const format = DOWNLOAD_FORMATS.find((known) => known === storedFormat);
  const side = DOWNLOAD_SIDES.find((known) => String(known) === storedSide);
  return format && side ? { format, side } : STANDARD_DOWNLOAD;
};

/** The format and size that were chosen last in this browser. The server renders the standard ones. */
export const useLastChoice = () => {
  const [last, setLast] = useState(STANDARD_DOWNLOAD);
  useEffect(() => setLast(readChoice()), []);
  const remember = (choice: DownloadChoice) => {
    setLast(choice);
    browserStorage("localStorage").setItem(STORAGE_KEY, `${choice.format} ${choice.side}`);
  };
  return { last, remember };
};
