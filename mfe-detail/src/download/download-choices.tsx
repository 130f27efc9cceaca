import type { Image } from "@promptfolio/contracts/api/images";
import { formatFileSize } from "@promptfolio/lib/formats";
import { downloadImageUrl } from "@promptfolio/lib/image-url";
import { Button } from "@promptfolio/ui/button";
import { color, radius, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { VisuallyHidden } from "@promptfolio/ui/visually-hidden";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { type DownloadChoice, downloadChoices } from "./download-sizes";

/** Bytes by URL, as far as servers tell them. One request after another: the first makes the file. */
const useFileSizes = (urls: readonly string[]): Record<string, number> => {
  const [sizes, setSizes] = useState<Record<string, number>>({});
  const list = urls.join("\n");
  useEffect(() => {
    const unmounted = new AbortController();
    const read = async () => {
      for (const url of list.split("\n")) {
        // One at a time, so that a page asks for no more of the server than a single download would.
        const { headers } = await fetch(url, { method: "HEAD", signal: unmounted.signal });
        const bytes = Number(headers.get("content-length"));
        if (bytes > 0) setSizes((known) => ({ ...known, [url]: bytes }));
      }
    };
    read().catch((error: unknown) => {
      if (!unmounted.signal.aborted) console.warn("The files' sizes are not known", error);
    });
    return () => unmounted.abort();
  }, [list]);
  return sizes;
};

/** In the page's flow, on a line of its own below the actions: it covers nothing. */
const Frame = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: ${space[4]};
  order: 1;
  flex-basis: 100%;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};

  p {
    ${type.label}
    margin-bottom: ${space[2]};
  }

`;

const Sizes = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

const Choice = styled(Button)`
  ${tabularNumbers}
  justify-content: space-between;
  white-space: nowrap;

  &[aria-current] {
    border-color: ${color.accent};
  }
`;

const FileSize = styled.span`
  ${type.caption}
  color: ${color.inkSoft};
`;

interface DownloadChoicesProps {
  id: string;
  image: Image;
  /** What was chosen last. */
  last: DownloadChoice;
  onChoose: (choice: DownloadChoice) => void;
}

/** All formats and sizes of the picture, with the size of each file. */
export default function DownloadChoices({ id, image, last, onChoose }: DownloadChoicesProps) {
  const formats = downloadChoices(image);
  const urlOf = ({ side, format }: DownloadChoice) => downloadImageUrl(image, side, format);
  const sizes = useFileSizes(formats.flatMap(({ choices }) => choices.map(({ choice }) => urlOf(choice))));
  return (
    <Frame id={id} aria-label="Formats and sizes">
      {formats.map(({ format, choices }) => (
        <div key={format}>
          <p>{format}</p>
          <Sizes>
            {choices.map(({ choice, label }) => {
              const bytes = sizes[urlOf(choice)];
              const isLast = choice.format === last.format && choice.side === last.side;
              return (
                <li key={label}>
                  <Choice
                    size="small"
                    wide
                    aria-current={isLast || undefined}
                    onClick={() => onChoose(choice)}
                  >
                    <span>
                      <VisuallyHidden>{format}, </VisuallyHidden>
                      <span>{label}</span>
                    </span>{" "}
                    <FileSize>{bytes === undefined ? "…" : formatFileSize(bytes)}</FileSize>
                  </Choice>
                </li>
              );
            })}
          </Sizes>
        </div>
      ))}
    </Frame>
  );
}
