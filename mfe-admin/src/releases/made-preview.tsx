import { useHost } from "@promptfolio/host";
import { copyText } from "@promptfolio/lib/copy-text";
import { Button } from "@promptfolio/ui/button";
import { TextField } from "@promptfolio/ui/text-field";
import { Stack } from "../frame/stack";
import { formatMoment } from "../lib/format";

interface MadePreviewProps {
  remote: string;
  version: string;
  link: string;
  expires: string;
}

/** A link that was just created. It is not stored in the log. */
export const MadePreview = ({ remote, version, link, expires }: MadePreviewProps) => (
  <Stack>
    <TextField
      label="Link"
      hint="It is shown only now."
      value={link}
      readOnly
      onFocus={({ target }) => target.select()}
    />
    <p>
      <span>{`Anyone who opens it sees ${remote} ${version} until ${formatMoment(expires)}, `}</span>
      <span>{`or until the preview links of ${remote} are revoked.`}</span>
    </p>
  </Stack>
);

export const CopyLinkButton = ({ link }: { link: string }) => {
  const { notifications } = useHost();
  const copy = () =>
    copyText(link).then(
      () => notifications.toast("success", "Preview link copied to clipboard!"),
      (error: unknown) => {
        console.warn("The preview link could not be copied", error);
        notifications.toast("error", "The link could not be copied. Select it and copy it yourself.");
      },
    );
  return (
    <Button variant="primary" onClick={() => void copy()}>
      Copy link
    </Button>
  );
};
