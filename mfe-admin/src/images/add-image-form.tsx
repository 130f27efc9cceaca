import type { Image } from "@promptfolio/contracts/api/images";
import { Button } from "@promptfolio/ui/button";
import { Download } from "@promptfolio/ui/icons";
import { Row } from "@promptfolio/ui/layout";
import { Progress } from "@promptfolio/ui/progress";
import { space } from "@promptfolio/ui/theme";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { Panel } from "../frame/panel";
import { useUnsavedInput } from "../frame/unsaved-input";
import { counted } from "../lib/format";
import { FileDrop } from "./file-drop";
import { UploadItemFields } from "./upload-item-fields";
import { missingPictures } from "./upload-items";
import { UploadTable } from "./upload-table";
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
  const { items, run, results, dirty } = queue;
  const form = useRef<HTMLFormElement>(null);
  const [rejections, setRejections] = useState(0);
  const busy = run !== undefined;
  const [only, ...others] = items;
  const several = others.length > 0;
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
        {several && (
          <>
            <FileDrop
              file={undefined}
              problem={queue.sheetProblem || missingPictures(items)}
              disabled={busy}
              multiple
              low
              onChoose={queue.choose}
            />
            <UploadTable items={items} disabled={busy} onType={queue.type} onRemove={queue.remove} />
            {run && <Progress label={`${run.done} of ${run.total} sent`} value={run.done / run.total} />}
          </>
        )}
        {only && !several && (
          <UploadItemFields
            item={only}
            problem={queue.sheetProblem || only.problems.image}
            disabled={busy}
            onChoose={queue.choose}
            onType={(field, value) => queue.type(only.key, field, value)}
          />
        )}
        <Row>
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? "Uploading…" : `Upload ${items.length > 1 ? counted(items.length, "Image") : "Image"}`}
          </Button>
          {busy && <Button onClick={queue.cancel}>Cancel upload</Button>}
          {dirty && !busy && (
            <Button variant="quiet" onClick={queue.clear}>
              Clear the form
            </Button>
          )}
          {results.length > 1 && !busy && (
            <Button icon={<Download />} onClick={queue.saveReport}>
              Save the report
            </Button>
          )}
        </Row>
        <UploadedList images={results.flatMap(({ image }) => image ?? [])} />
      </Form>
    </Panel>
  );
};
