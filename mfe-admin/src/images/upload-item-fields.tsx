import { Progress } from "@promptfolio/ui/progress";
import { media, space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { Problem } from "../lib/form-style";
import { FileDrop } from "./file-drop";
import type { ImageField } from "./image-fields";
import { ImageInputs } from "./image-inputs";
import type { UploadItem } from "./upload-items";

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};

  ${media.medium} {
    grid-template-columns: minmax(12rem, 18rem) minmax(0, 1fr);
  }
`;

const Fields = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
`;

interface UploadItemFieldsProps {
  item: UploadItem;
  /** What is wrong with the chosen files. */
  problem: string | undefined;
  disabled: boolean;
  onChoose: (files: readonly File[]) => void;
  onType: (field: ImageField, value: string) => void;
}

/** File and texts of a single new image, with its progress and failure. */
export const UploadItemFields = ({ item, problem, disabled, onChoose, onType }: UploadItemFieldsProps) => {
  const { draft, file, problems, progress, failure } = item;
  return (
    <Columns>
      <FileDrop file={file} problem={problem} disabled={disabled} multiple onChoose={onChoose} />
      <Fields>
        <ImageInputs draft={draft} problems={problems} disabled={disabled} onChange={onType} />
        {progress !== undefined && (
          <Progress label={progress < 1 ? "Uploading" : "Preparing the picture"} value={progress} />
        )}
        {failure && <Problem>{failure}</Problem>}
      </Fields>
    </Columns>
  );
};
