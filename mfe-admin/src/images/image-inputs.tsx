import { DEFAULT_CATEGORIES, DEFAULT_TAGS, DEFAULT_THEMES } from "@promptfolio/contracts/vocabulary";
import { useApiQuery } from "@promptfolio/host";
import { getFilters } from "@promptfolio/host/api/images";
import { Select } from "@promptfolio/ui/select";
import { TextArea } from "@promptfolio/ui/text-area";
import { TextField } from "@promptfolio/ui/text-field";
import { space, tabularNumbers } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { formatCount } from "../lib/format";
import { FIELDS, type FieldProblems, type ImageDraft, type ImageField } from "./image-fields";

const DEFAULTS = { categories: DEFAULT_CATEGORIES, tags: DEFAULT_TAGS, themes: DEFAULT_THEMES };

/** The facets with the server's options; with the defaults until they load or if they can't be loaded. */
export const useFacets = () => {
  const { categories, tags, themes } = useApiQuery(getFilters()).data ?? DEFAULTS;
  return [
    { name: "category", all: "All categories", options: categories },
    { name: "tag", all: "All tags", options: tags },
    { name: "theme", all: "All themes", options: themes },
  ] as const;
};

/** The options and, if it is none of them, the chosen value. */
export const optionsWith = (options: readonly string[], chosen: string): readonly string[] =>
  chosen === "" || options.includes(chosen) ? options : [...options, chosen];

const Facets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space[4]};
`;

const Count = styled.span`
  ${tabularNumbers}
`;

const Length = ({ used, of }: { used: number; of: number }) => (
  <Count>{`${formatCount(used)} of ${formatCount(of)} characters`}</Count>
);

interface ImageInputsProps {
  draft: ImageDraft;
  problems: FieldProblems;
  disabled: boolean;
  onChange: (field: ImageField, value: string) => void;
}

/** The properties of one field's control. */
export const controlOf = (name: ImageField, { draft, problems, disabled, onChange }: ImageInputsProps) => ({
  name,
  label: FIELDS[name].name,
  value: draft[name],
  error: problems[name],
  disabled,
  onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
});

/** The fields of an image, for adding and editing. */
export const ImageInputs = (props: ImageInputsProps) => {
  const { draft } = props;
  const facets = useFacets();
  const text = (name: ImageField) => ({
    ...controlOf(name, props),
    maxLength: FIELDS[name].length,
    hint: <Length used={draft[name].length} of={FIELDS[name].length} />,
  });
  return (
    <>
      <TextField {...text("title")} required autoComplete="off" />
      <Facets>
        {facets.map(({ name, options }) => (
          <Select
            key={name}
            {...controlOf(name, props)}
            placeholder={FIELDS[name].missing}
            options={optionsWith(options, draft[name])}
            required
          />
        ))}
      </Facets>
      <TextArea {...text("prompt")} required rows={5} />
      <Facets>
        {(["model", "ratio", "seed"] as const).map((name) => (
          <TextField key={name} {...text(name)} hint={undefined} optional autoComplete="off" />
        ))}
      </Facets>
      <TextArea {...text("negativePrompt")} optional rows={2} />
      <TextField
        {...text("alt")}
        optional
        hint={
          <>
            What is to be seen, for those who can't see it.{" "}
            <Length used={draft.alt.length} of={FIELDS.alt.length} />
          </>
        }
        autoComplete="off"
      />
    </>
  );
};
