import { UPLOAD } from "@promptfolio/contracts/limits";
import { formatFileSize } from "@promptfolio/lib/formats";
import { ImageUp } from "@promptfolio/ui/icons";
import { type DragEvent, useId, useState } from "react";
import { TEXTS } from "../texts";
import { Note, Zone } from "./file-drop-style";
import { useObjectUrl } from "./use-object-url";

const SHEET_TYPES = [".csv", ".json"];

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
