import type { Image } from "@promptfolio/contracts/api/images";
import { Link } from "@promptfolio/host/router";
import { imagePath } from "@promptfolio/lib/image-link";
import { Button } from "@promptfolio/ui/button";
import { CircleCheck, Download } from "@promptfolio/ui/icons";
import { Row } from "@promptfolio/ui/layout";
import { Progress } from "@promptfolio/ui/progress";
import { color, media, radius, space, type } from "@promptfolio/ui/theme";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { Panel } from "../frame/panel";
import { useUnsavedInput } from "../frame/unsaved-input";
import { counted } from "../lib/format";
import { Problem, Stack } from "../lib/styles";
import { FileDrop } from "./file-drop";
import { ImageInputs } from "./image-inputs";
import { missingPictures } from "./upload-items";
import { UploadProgress, UploadTable } from "./upload-table";
import { useUploadQueue } from "./use-upload-queue";

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};

  ${media.medium} {
    grid-template-columns: minmax(12rem, 18rem) minmax(0, 1fr);
  }
`;

const List = styled.ul.attrs({ role: "list" })`
  ${type.small}
  display: grid;
  gap: ${space[2]};

  &:not(:empty) {
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.control};
    background: ${color.positiveSoft};
  }

  li {
    display: flex;
    gap: ${space[2]};
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.15rem;
    color: ${color.positive};
  }
`;

/** The images uploaded since the form opened, latest first, with links. */
const UploadedList = ({ images }: { images: readonly Image[] }) => (
  <div role="status">
    <List>
      {images.map(({ id, title }, index) => (
        <li key={id}>
          <CircleCheck aria-hidden />
          <span>
            <Link to={imagePath(id, title)} target="_blank" rel="noopener">
              {`View “${title}”`}
            </Link>
            {index === 0 && <span> It is the first in the list below.</span>}
          </span>
        </li>
      ))}
    </List>
  </div>
);

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
      <Stack as="form" $gap={6} ref={form} noValidate onSubmit={submit} aria-label="Add New Image">
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
          <Columns>
            <FileDrop
              file={only.file}
              problem={queue.sheetProblem || only.problems.image}
              disabled={busy}
              multiple
              onChoose={queue.choose}
            />
            <Stack>
              <ImageInputs
                draft={only.draft}
                problems={only.problems}
                disabled={busy}
                onChange={(field, value) => queue.type(only.key, field, value)}
              />
              <UploadProgress progress={only.progress} />
              {only.failure && <Problem>{only.failure}</Problem>}
            </Stack>
          </Columns>
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
      </Stack>
    </Panel>
  );
};
