import { useHost } from "@promptfolio/host";
import { copyText } from "@promptfolio/lib/copy-text";
import { Button } from "@promptfolio/ui/button";

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
