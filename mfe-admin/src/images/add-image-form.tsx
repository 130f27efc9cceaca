import { Button } from "@promptfolio/ui/button";
import { Row } from "@promptfolio/ui/layout";
import { Progress } from "@promptfolio/ui/progress";
import { media, space } from "@promptfolio/ui/theme";
import { type FormEvent, useState } from "react";
import { styled } from "styled-components";
import { Panel } from "../frame/panel";
import { useUnsavedInput } from "../frame/unsaved-input";
import { TEXTS } from "../texts";
import { FileDrop } from "./file-drop";
import { changedFields, EMPTY_DRAFT, type FieldProblems, problemsOf } from "./image-fields";
import { ImageInputs } from "./image-inputs";
import { useUpload } from "./use-upload";

const Columns = styled.form`
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

const focusFirstProblem = (form: HTMLFormElement, problems: FieldProblems): void => {
  const first = [...form.elements].find(
    (element) => "name" in element && Object.hasOwn(problems, String(element.name)),
  );
  if (first instanceof HTMLElement) first.focus();
};

/** A new image. What was typed and chosen stays until the server has accepted it. */
export const AddImageForm = ({ onAdded }: { onAdded: () => void }) => {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [file, setFile] = useState<File | null>(null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const { progress, upload, cancel } = useUpload();
  const busy = progress !== null;
  const dirty = file !== null || changedFields(EMPTY_DRAFT, draft).length > 0;
  useUnsavedInput("new image", dirty);

  const clear = () => {
    setDraft(EMPTY_DRAFT);
    setFile(null);
    setProblems({});
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found: FieldProblems = {
      ...(file === null && { image: TEXTS.images.fileMissing }),
      ...problemsOf(draft),
    };
    setProblems(found);
    if (file === null || Object.keys(found).length > 0) return focusFirstProblem(event.currentTarget, found);
    if (await upload(draft, file)) {
      clear();
      onAdded();
    }
  };

  return (
    <Panel title="Add New Image">
      <Columns noValidate onSubmit={submit} aria-label="Add New Image">
        <FileDrop
          file={file}
          problem={problems.image}
          disabled={busy}
          onChoose={(chosen) => {
            setFile(chosen);
            setProblems(({ image: _, ...others }) => others);
          }}
        />
        <Fields>
          <ImageInputs
            draft={draft}
            problems={problems}
            disabled={busy}
            onChange={(field, value) => {
              setDraft((current) => ({ ...current, [field]: value }));
              setProblems(({ [field]: _, ...others }) => others);
            }}
          />
          {busy && <Progress label={progress < 1 ? "Uploading" : "Preparing the picture"} value={progress} />}
          <Row>
            <Button type="submit" variant="primary" busy={busy}>
              {busy ? "Uploading…" : "Upload Image"}
            </Button>
            {busy && <Button onClick={cancel}>Cancel upload</Button>}
            {dirty && !busy && (
              <Button variant="quiet" onClick={clear}>
                Clear the form
              </Button>
            )}
          </Row>
        </Fields>
      </Columns>
    </Panel>
  );
};
