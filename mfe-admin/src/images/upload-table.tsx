import { IconButton } from "@promptfolio/ui/icon-button";
import { Trash2 } from "@promptfolio/ui/icons";
import { Progress } from "@promptfolio/ui/progress";
import { Select } from "@promptfolio/ui/select";
import { Cell, HeadCell, Table } from "@promptfolio/ui/table";
import { TextArea } from "@promptfolio/ui/text-area";
import { TextField } from "@promptfolio/ui/text-field";
import { color, media, radius, space, type } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { useObjectUrl } from "./file-drop";
import { FIELDS, type ImageField } from "./image-fields";
import { controlOf, optionsWith, useFacets } from "./image-inputs";
import { nameOf, type UploadItem } from "./upload-items";

const Frame = styled.div`
  tbody tr > * {
    vertical-align: top;
  }

  textarea {
    min-height: 6rem;
    max-height: 6rem;
  }
`;

const Subject = styled.div`
  ${type.caption}
  display: grid;
  gap: ${space[2]};
  min-width: 4rem;
  max-width: 9rem;
  overflow-wrap: anywhere;

  img {
    width: 4rem;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: ${radius.small};
  }

  p {
    color: ${color.danger};
  }
`;

const Texts = styled.div`
  display: grid;
  gap: ${space[2]};
  width: 100%;

  ${media.medium} {
    min-width: 7rem;
  }

  ${media.large} {
    min-width: 11rem;
  }
`;

const Facets = styled(Texts)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
`;

const OPTIONAL = ["negativePrompt", "model", "ratio", "seed"] as const;

/** The optional fields that have had a text, so that a field which is cleared stays. */
const useFilledFields = (draft: UploadItem["draft"]): readonly ImageField[] => {
  const [known, setKnown] = useState<readonly ImageField[]>([]);
  const filled = OPTIONAL.filter((field) => known.includes(field) || draft[field] !== "");
  if (filled.length > known.length) setKnown(filled);
  return filled;
};

export const UploadProgress = ({ progress }: Pick<UploadItem, "progress">) =>
  progress !== undefined && (
    <Progress label={progress < 1 ? "Uploading" : "Preparing the picture"} value={progress} />
  );

interface UploadTableProps {
  items: readonly UploadItem[];
  disabled: boolean;
  onType: (key: number, field: ImageField, value: string) => void;
  onRemove: (key: number) => void;
}

interface RowProps extends Omit<UploadTableProps, "items"> {
  item: UploadItem;
  facets: ReturnType<typeof useFacets>;
}

const UploadTableRow = ({ item, facets, disabled, onType, onRemove }: RowProps) => {
  const { key, draft, file, problems, progress, failure } = item;
  const preview = useObjectUrl(file);
  const name = nameOf(item);
  const filled = useFilledFields(draft);
  const field = (of: ImageField) => ({
    ...controlOf(of, { draft, problems, disabled, onChange: (name, value) => onType(key, name, value) }),
    labelHidden: true,
    placeholder: FIELDS[of].name,
  });
  const text = (of: ImageField) => ({ ...field(of), maxLength: FIELDS[of].length });
  return (
    <tr>
      <th scope="row">
        <Subject>
          {preview && <img src={preview} alt="" loading="lazy" decoding="async" />}
          <bdi>{name}</bdi>
          {(problems.image || failure) && <p>{problems.image ?? failure}</p>}
        </Subject>
      </th>
      <Cell label="Title">
        <Texts>
          <TextField {...text("title")} required autoComplete="off" />
          <TextField {...text("alt")} autoComplete="off" />
        </Texts>
      </Cell>
      <Cell label="Labels">
        <Facets>
          {facets.map(({ name: of, options }) => (
            <Select key={of} {...field(of)} options={optionsWith(options, draft[of])} required />
          ))}
        </Facets>
      </Cell>
      <Cell label="Prompt">
        <Texts>
          <TextArea {...text("prompt")} required />
          {filled.map((of) => (
            <TextField key={of} {...text(of)} autoComplete="off" />
          ))}
          <UploadProgress progress={progress} />
        </Texts>
      </Cell>
      <Cell place="corner">
        <IconButton
          size="small"
          label={`Remove ${name || "this image"}`}
          icon={<Trash2 />}
          disabled={disabled}
          onClick={() => onRemove(key)}
        />
      </Cell>
    </tr>
  );
};

/** Several new images, to be completed and corrected before they are sent. */
export const UploadTable = ({ items, ...row }: UploadTableProps) => {
  const facets = useFacets();
  return (
    <Frame>
      <Table label="New images">
        <thead>
          <tr>
            {["Picture", "Title", "Labels", "Prompt", "Actions"].map((title) => (
              <HeadCell key={title}>{title}</HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <UploadTableRow key={item.key} item={item} facets={facets} {...row} />
          ))}
        </tbody>
      </Table>
    </Frame>
  );
};
