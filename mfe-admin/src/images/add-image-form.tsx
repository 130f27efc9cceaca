import type { Image } from "@promptfolio/contracts/api/images";
import { Button } from "@promptfolio/ui/button";
import { Row } from "@promptfolio/ui/layout";
import { space } from "@promptfolio/ui/theme";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { Panel } from "../frame/panel";
import { useUnsavedInput } from "../frame/unsaved-input";
import { counted } from "../lib/format";
import { UploadItemFields } from "./upload-item-fields";
import { UploadedList } from "./uploaded-list";
import { useUploadQueue } from "./use-upload-queue";

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

/** New images. Input stays until the server has accepted it. */
export const AddImageForm = ({ onAdded }: { onAdded: (image: Image) => void }) => {
  const queue = useUploadQueue(onAdded);
  const { items, busy, dirty } = queue;
  const form = useRef<HTMLFormElement>(null);
  const [rejections, setRejections] = useState(0);
  useUnsavedInput("new image", dirty);

  useEffect(() => {
    if (rejections > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [rejections]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await queue.submit())) setRejections((count) => count + 1);
  };

  return (
    <Panel title="Add New Image">
      <Form ref={form} noValidate onSubmit={submit} aria-label="Add New Image">
        {items.map((item, index) => (
          <UploadItemFields
            key={item.key}
            item={item}
            index={index}
            count={items.length}
            disabled={busy}
            onChoose={(files) => queue.choose(item.key, files)}
            onType={(field, value) => queue.type(item.key, field, value)}
            onRemove={() => queue.remove(item.key)}
          />
        ))}
        <Row>
          <Button type="submit" variant="primary" busy={busy}>
            {busy && "Uploading…"}
            {!busy && (items.length > 1 ? `Upload ${counted(items.length, "Image")}` : "Upload Image")}
          </Button>
          {busy && <Button onClick={queue.cancel}>Cancel upload</Button>}
          {dirty && !busy && (
            <Button variant="quiet" onClick={queue.clear}>
              Clear the form
            </Button>
          )}
        </Row>
        <UploadedList images={queue.uploaded} />
      </Form>
    </Panel>
  );
};
