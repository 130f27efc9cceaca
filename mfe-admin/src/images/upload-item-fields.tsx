import { Button } from "@promptfolio/ui/button";
import { Trash2 } from "@promptfolio/ui/icons";
import { Progress } from "@promptfolio/ui/progress";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { FileDrop } from "./file-drop";
import type { ImageField } from "./image-fields";
import { ImageInputs } from "./image-inputs";
import type { UploadItem } from "./upload-items";

const Frame = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    ${type.label}
    padding: 0;
    margin-bottom: ${space[3]};
  }

  & + & {
    padding-top: ${space[6]};
    border-top: 1px solid ${color.line};
  }

  /* A legend sits on the border unless it floats. */
  & + & > legend {
    float: left;
  }
`;

const Columns = styled.div`
  clear: both;
  display: grid;
  gap: ${space[6]};

  ${media.medium} {
    grid-template-columns: minmax(12rem, 18rem) minmax(0, 1fr);
  }
`;

const Fields = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[4]};

  > :not(button) {
    width: 100%;
  }
`;

const Failure = styled.p`
  color: ${color.danger};
`;

interface UploadItemFieldsProps {
  item: UploadItem;
  index: number;
  count: number;
  disabled: boolean;
  onChoose: (files: readonly File[]) => void;
  onType: (field: ImageField, value: string) => void;
  onRemove: () => void;
}

/** File and texts of one new image, with its own progress and failure. */
export const UploadItemFields = (props: UploadItemFieldsProps) => {
  const { item, index, count, disabled, onChoose, onType, onRemove } = props;
  const { draft, file, problems, progress, failure } = item;
  return (
    <Frame>
      {count > 1 && <legend>{`Image ${index + 1} of ${count}`}</legend>}
      <Columns>
        <FileDrop file={file} problem={problems.image} disabled={disabled} multiple onChoose={onChoose} />
        <Fields>
          <ImageInputs draft={draft} problems={problems} disabled={disabled} onChange={onType} />
          {progress !== undefined && (
            <Progress label={progress < 1 ? "Uploading" : "Preparing the picture"} value={progress} />
          )}
          {failure && <Failure>{failure}</Failure>}
          {count > 1 && !disabled && (
            <Button size="small" variant="quiet" icon={<Trash2 />} onClick={onRemove}>
              {`Remove image ${index + 1}`}
            </Button>
          )}
        </Fields>
      </Columns>
    </Frame>
  );
};
