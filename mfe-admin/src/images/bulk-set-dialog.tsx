import type { BulkUpdate, Image } from "@promptfolio/contracts/api/images";
import { Button } from "@promptfolio/ui/button";
import { Dialog } from "@promptfolio/ui/dialog";
import { Select } from "@promptfolio/ui/select";
import { color, type } from "@promptfolio/ui/theme";
import { type FormEvent, useState } from "react";
import { styled } from "styled-components";
import { DialogForm, Problem } from "../lib/form-style";
import { counted, formatCount } from "../lib/format";
import { bulkPreview } from "./bulk-preview";
import { facetsOf, useFilterOptions } from "./use-filter-options";

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
  const options = useFilterOptions();
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
      <DialogForm onSubmit={submit} aria-label="Change images">
        {facetsOf(options).map(({ name, label, options: choices }) => (
          <Select
            key={name}
            label={label}
            placeholder="Leave as it is"
            options={choices}
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
      </DialogForm>
    </Dialog>
  );
};
