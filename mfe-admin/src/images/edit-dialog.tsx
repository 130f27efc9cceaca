import type { Image } from "@promptfolio/contracts/api/images";
import { useHost } from "@promptfolio/host";
import { replaceImageFile } from "@promptfolio/host/api/images";
import { useMutation } from "@promptfolio/host/query";
import { optimizedImageUrl } from "@promptfolio/lib/image-url";
import { Button } from "@promptfolio/ui/button";
import { Dialog } from "@promptfolio/ui/dialog";
import { Row } from "@promptfolio/ui/layout";
import { Progress } from "@promptfolio/ui/progress";
import { color, media, radius, space, type } from "@promptfolio/ui/theme";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { useUnsavedGuard, useUnsavedInput } from "../frame/unsaved-input";
import { failureText } from "../lib/failure-text";
import { Problem, Stack } from "../lib/styles";
import { FileDrop } from "./file-drop";
import { fileProblemOf } from "./file-problem";
import { type Conflict, FIELDS } from "./image-fields";
import { ImageInputs } from "./image-inputs";
import { useImageEdit } from "./use-image-edit";

const Columns = styled.div`
  display: grid;
  gap: ${space[5]};

  ${media.medium} {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
`;

const Conflicts = styled.div`
  ${type.small}
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.control};
  background: ${color.warningSoft};

  dt {
    font-weight: 600;
  }

  dd {
    margin: 0 0 ${space[2]};
    overflow-wrap: anywhere;
  }

  del {
    color: ${color.inkSoft};
  }
`;

interface ConflictNoticeProps {
  conflicts: readonly Conflict[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows what another administrator changed in the meantime. Nothing was saved; the editor decides how to continue. */
const ConflictNotice = ({ conflicts, onKeepMine, onTakeTheirs }: ConflictNoticeProps) => {
  const frame = useRef<HTMLDivElement>(null);
  // It may be below the edge of a small window, and the pressed button is disabled now.
  useEffect(() => frame.current?.focus(), []);
  return (
    <Conflicts ref={frame} role="alert" tabIndex={-1}>
      <strong>Not saved: somebody else has changed this image in the meantime.</strong>
      <dl>
        {conflicts.map(({ field, before, now, mine }) => (
          <div key={field}>
            <dt>{FIELDS[field].name}</dt>
            <dd>
              <del>{before || "(empty)"}</del> → <ins>{now || "(empty)"}</ins>
              {mine !== undefined && <>{` — yours: ${mine || "(empty)"}`}</>}
            </dd>
          </div>
        ))}
      </dl>
      <Row>
        <Button size="small" variant="primary" onClick={onKeepMine}>
          Put my changes on top
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          Use the latest version
        </Button>
      </Row>
    </Conflicts>
  );
};

const PREVIEW = { width: 432, height: 540 };

/** The image's picture, and a new file for it. The new file is sent on its own; texts in progress stay. */
const ReplaceFile = ({ image, onReplaced }: { image: Image; onReplaced: (replaced: Image) => void }) => {
  const { http, notifications } = useHost();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState(0);

  const replacing = useMutation({
    mutationFn: (chosen: File) => {
      const form = new FormData();
      form.append("image", chosen);
      return http.send(replaceImageFile(image.id, image.version, form), { onProgress: setProgress });
    },
    onMutate: () => setProgress(0),
    onSuccess: (replaced) => {
      setFile(undefined);
      notifications.toast("success", `The picture of "${replaced.title}" was replaced.`);
      onReplaced(replaced);
    },
  });

  const choose = async ([chosen]: readonly File[]) => {
    if (!chosen) return;
    const found = await fileProblemOf(chosen);
    setFile(found === undefined ? chosen : undefined);
    setProblem(found);
    replacing.reset();
  };

  return (
    <Stack $gap={3}>
      <FileDrop
        file={file}
        problem={problem}
        disabled={replacing.isPending}
        current={optimizedImageUrl(image.imageUrl, PREVIEW)}
        onChoose={(files) => void choose(files)}
      />
      {replacing.isPending && <Progress label="Uploading" value={progress} />}
      {replacing.error && <Problem role="alert">{`Not replaced: ${failureText(replacing.error)}`}</Problem>}
      {file && (
        <>
          <Button
            size="small"
            variant="primary"
            busy={replacing.isPending}
            onClick={() => replacing.mutate(file)}
          >
            Replace picture
          </Button>
          {!replacing.isPending && (
            <Button size="small" variant="quiet" onClick={() => setFile(undefined)}>
              Keep the current one
            </Button>
          )}
        </>
      )}
    </Stack>
  );
};

const NAME = "edited image";

interface EditDialogProps {
  image: Image;
  onSaved: (saved: Image) => void;
  /** The picture's file was replaced; the dialog stays open. */
  onReplaced: () => void;
  onClose: () => void;
}

export const EditDialog = ({ image, onSaved, onReplaced, onClose }: EditDialogProps) => {
  const edit = useImageEdit(image, onSaved);
  const { leave } = useUnsavedGuard();
  useUnsavedInput(NAME, edit.dirty);
  const close = () => leave(onClose, NAME);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (edit.dirty && !edit.conflicts) void edit.save();
  };
  return (
    <Dialog
      open
      onClose={close}
      title="Edit image"
      description={`“${image.title}”: old links keep working when the title changes.`}
      width="52rem"
    >
      <Columns>
        <ReplaceFile
          image={edit.base}
          onReplaced={(replaced) => {
            edit.rebase(replaced);
            onReplaced();
          }}
        />
        <Stack as="form" noValidate onSubmit={submit} aria-label="Edit image">
          <ImageInputs
            draft={edit.draft}
            problems={edit.problems}
            disabled={edit.saving}
            onChange={edit.change}
          />
          {edit.conflicts && (
            <ConflictNotice
              conflicts={edit.conflicts}
              onKeepMine={edit.keepMine}
              onTakeTheirs={edit.takeTheirs}
            />
          )}
          <div role="alert">{edit.failure && <Problem>{`Not saved: ${edit.failure}`}</Problem>}</div>
          <Row $justify="end">
            <Button onClick={close}>Cancel</Button>
            <Button
              type="submit"
              variant="primary"
              busy={edit.saving}
              disabled={(!edit.dirty || edit.conflicts !== undefined) && !edit.saving}
            >
              {edit.saving ? "Saving…" : "Save changes"}
            </Button>
          </Row>
        </Stack>
      </Columns>
    </Dialog>
  );
};
