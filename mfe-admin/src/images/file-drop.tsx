import { UPLOAD } from "@promptfolio/contracts/limits";
import { color, media, radius, space, type, visuallyHidden } from "@promptfolio/ui/theme";
import { ImageUp } from "lucide-react";
import { type DragEvent, useEffect, useId, useState } from "react";
import { styled } from "styled-components";
import { TEXTS } from "../texts";

const Zone = styled.label<{ $over: boolean; $wrong: boolean }>`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[2]};
  width: 100%;
  aspect-ratio: 4 / 5;
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

const usePreview = (file: File | null): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return;
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => {
      URL.revokeObjectURL(created);
      setAddress(null);
    };
  }, [file]);
  return address;
};

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

interface FileDropProps {
  file: File | null;
  problem: string | undefined;
  disabled: boolean;
  onChoose: (file: File) => void;
}

/** A picture to upload: dropped here, or chosen with the browser's own dialog. Shows what was chosen. */
export const FileDrop = ({ file, problem, disabled, onChoose }: FileDropProps) => {
  const note = useId();
  const [over, setOver] = useState(false);
  const preview = usePreview(file);
  const take = (files: FileList | null) => {
    const chosen = files?.[0];
    if (chosen && !disabled) onChoose(chosen);
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
          accept={UPLOAD.types.join(",")}
          disabled={disabled}
          aria-describedby={note}
          {...(problem && { "aria-invalid": true })}
          onChange={({ target }) => {
            take(target.files);
            // So that choosing the same file again is heard.
            target.value = "";
          }}
        />
        <ImageUp aria-hidden />
        <strong>Drop a picture here, or choose one</strong>
        <small>{TEXTS.images.hint}</small>
        {preview && <img src={preview} alt="Preview of the chosen file" />}
      </Zone>
      <div id={note}>
        {problem && (
          <Note role="alert" $wrong>
            {problem}
          </Note>
        )}
        {file && (
          <Note>
            {file.name} · {megabytes(file.size)}
          </Note>
        )}
      </div>
    </div>
  );
};
