import type { Image } from "@promptfolio/contracts/api/images";
import { useHost } from "@promptfolio/host";
import { replaceImageFile } from "@promptfolio/host/api/images";
import { useMutation } from "@promptfolio/host/query";
import { optimizedImageUrl } from "@promptfolio/lib/image-url";
import { Button } from "@promptfolio/ui/button";
import { Stack } from "@promptfolio/ui/layout";
import { Progress } from "@promptfolio/ui/progress";
import { useState } from "react";
import { failureText } from "../lib/failure-text";
import { Problem } from "../lib/form-style";
import { FileDrop } from "./file-drop";
import { fileProblemOf } from "./file-problem";

const PREVIEW = { width: 432, height: 540 };

/** The image's picture, and a new file for it. The new file is sent on its own; texts in progress stay. */
export const ReplaceFile = ({
  image,
  onReplaced,
}: {
  image: Image;
  onReplaced: (replaced: Image) => void;
}) => {
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
