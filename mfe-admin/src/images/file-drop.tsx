import { UPLOAD } from "@promptfolio/contracts/limits";
import { formatFileSize } from "@promptfolio/lib/formats";
import { ImageUp } from "@promptfolio/ui/icons";
import { color, media, radius, space, type, visuallyHidden } from "@promptfolio/ui/theme";
import { type DragEvent, useEffect, useId, useState } from "react";
import { styled } from "styled-components";
import { TEXTS } from "../texts";

const SHEET_TYPES = [".csv", ".json"];

const Zone = styled.label<{ $over: boolean; $wrong: boolean; $low: boolean }>`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[2]};
  width: 100%;
  ${({ $low }) => !$low && "aspect-ratio: 4 / 5;"}
  max-height: 24rem;
  padding: ${space[4]};
  overflow: hidden;
  border: 1.5px dashed ${({ $over, $wrong }) => ($wrong ? color.danger : $over ? color.accent : color.control)};
  border-radius: ${radius.card};
  background: ${({ $over }) => ($over ? color.accentSoft : color.sunken)};
  color: ${color.inkSoft};
  text-align: center;
  cursor: pointer;

  input {
    ${visuallyHidden}
  }

  &:has(input:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  &:has(input:disabled) {
    cursor: not-allowed;
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.accent};
    }
  }

  svg {
    width: 2rem;
    height: 2rem;
  }

  strong {
    ${type.label}
    color: ${color.ink};
  }

  small {
    ${type.caption}
  }

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: ${color.sunken};
  }
`;

const Note = styled.p<{ $wrong?: boolean }>`
  ${type.small}
  margin-top: ${space[2]};
  overflow-wrap: anywhere;
  color: ${({ $wrong }) => ($wrong ? color.danger : color.inkSoft)};
`;

/** A blob URL of the file, valid while the component shows it. */
export const useObjectUrl = (file: File | undefined): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (file === undefined) return;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(undefined);
    };
  }, [file]);
  return url;
};

interface FileDropProps {
  file: File | undefined;
  problem: string | undefined;
  disabled: boolean;
  /** Several files may be chosen at once, a CSV or JSON file of their texts among them. */
  multiple?: boolean;
  /** A low zone, for more files than one. */
  low?: boolean;
  /** A picture to show while no file is chosen. */
  current?: string;
  onChoose: (files: readonly File[]) => void;
}

/** Takes pictures that are dropped or chosen with the browser's dialog, and shows the chosen one. */
export const FileDrop = ({
  file,
  problem,
  disabled,
  multiple = false,
  low = false,
  current,
  onChoose,
}: FileDropProps) => {
  const note = useId();
  const [over, setOver] = useState(false);
  const preview = useObjectUrl(file);
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (chosen.length > 0 && !disabled) onChoose(chosen);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div>
      <Zone
        $over={over}
        $low={low}
        $wrong={problem !== undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          type="file"
          name="image"
          aria-label="Image file"
          accept={[...UPLOAD.types, ...(multiple ? SHEET_TYPES : [])].join(",")}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={note}
          {...(problem && { "aria-invalid": true })}
          onChange={({ target }) => {
            take(target.files);
            // Otherwise choosing the same file again fires no event.
            target.value = "";
          }}
        />
        <ImageUp aria-hidden />
        <strong>
          {multiple ? "Drop pictures here, or choose them" : "Drop a picture here, or choose one"}
        </strong>
        <small>{TEXTS.images.hint}</small>
        {multiple && !file && (
          <small>Texts may come along as CSV or JSON: file, title, category, tag, theme, prompt, alt</small>
        )}
        {preview && <img src={preview} alt="Preview of the chosen file" />}
        {!preview && current && <img src={current} alt="The current file" />}
      </Zone>
      <div id={note}>
        {problem && (
          <Note role="alert" $wrong>
            {problem}
          </Note>
        )}
        {file && <Note>{`${file.name} · ${formatFileSize(file.size)}`}</Note>}
        {current && !file && <Note>{`Drop another picture here, or choose one. ${TEXTS.images.hint}.`}</Note>}
      </div>
    </div>
  );
};
