import type { BulkUpdate, Image } from "@promptfolio/contracts/api/images";
import { Button } from "@promptfolio/ui/button";
import { Dialog } from "@promptfolio/ui/dialog";
import { Select } from "@promptfolio/ui/select";
import { color, type } from "@promptfolio/ui/theme";
import { type FormEvent, useState } from "react";
import { styled } from "styled-components";
import { counted, formatCount } from "../lib/format";
import { Problem, Stack } from "../lib/styles";
import { FIELDS } from "./image-fields";
import { useFacets } from "./image-inputs";

const LABELS = ["category", "tag", "theme"] as const;

/** What a bulk change would do to the images, a sentence for each label that it sets. */
export const bulkPreview = (images: readonly Image[], values: BulkUpdate["set"]): string[] =>
  LABELS.flatMap((label) => {
    const to = values[label];
    if (!to) return [];
    const changing = images.filter((image) => image[label] !== to);
    const counts = new Map<string, number>();
    for (const image of changing) counts.set(image[label], (counts.get(image[label]) ?? 0) + 1);
    const from = [...counts].map(([value, count]) => `“${value}” (${count})`).join(", ");
    const staying = images.length - changing.length;
    const same = staying > 0 ? `${counted(staying, "image")} with “${to}” already` : "";
    const change = from && `${from} → “${to}”`;
    return `${FIELDS[label].name}: ${[change, same].filter(Boolean).join("; ")}`;
  });

const Preview = styled.div`
  ${type.small}
  color: ${color.inkSoft};
`;

interface BulkSetDialogProps {
  /** The selected images that are loaded; `count` are selected. */
  images: readonly Image[];
  count: number;
  busy: boolean;
  failure: string | undefined;
  onSet: (values: BulkUpdate["set"]) => void;
  onClose: () => void;
}

/** Sets category, tag or theme of many images; fields left empty stay unchanged. */
export const BulkSetDialog = (props: BulkSetDialogProps) => {
  const { images, count, busy, failure, onSet, onClose } = props;
  const [values, setValues] = useState<BulkUpdate["set"]>({});
  const facets = useFacets();
  const chosen = Object.values(values).some(Boolean);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen && !busy) onSet(Object.fromEntries(Object.entries(values).filter(([, value]) => value)));
  };
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={`Change ${counted(count, "image")}`}
      description="Choose what all of them get. The rest stays as it is."
    >
      <Stack as="form" onSubmit={submit} aria-label="Change images">
        {facets.map(({ name, options }) => (
          <Select
            key={name}
            label={FIELDS[name].name}
            placeholder="Leave as it is"
            options={options}
            value={values[name] ?? ""}
            disabled={busy}
            onChange={({ target }) => setValues((current) => ({ ...current, [name]: target.value }))}
          />
        ))}
        <Preview role="status">
          {chosen && images.length < count && (
            <p>{`Examples: the first ${formatCount(images.length)} of ${counted(count, "image")}`}</p>
          )}
          {bulkPreview(images, values).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Preview>
        <div role="alert">{failure && <Problem>{`Nothing was changed: ${failure}`}</Problem>}</div>
        <Button type="submit" variant="primary" busy={busy} disabled={!chosen}>
          {busy ? "Changing…" : `Change ${counted(count, "image")}`}
        </Button>
      </Stack>
    </Dialog>
  );
};
