import { useHost } from "@promptfolio/host";
import { exportAccount } from "@promptfolio/host/api/accounts";
import { useMutation } from "@promptfolio/host/query";
import { saveFile } from "@promptfolio/lib/save-file";
import { Button } from "@promptfolio/ui/button";
import { Download } from "@promptfolio/ui/icons";
import { Panel } from "./panel";

/** Everything that is stored about the account, as a file. */
export const ExportPanel = () => {
  const { http, notifications } = useHost();
  const download = useMutation({
    mutationFn: () => http.send(exportAccount()),
    onSuccess: (data) => {
      const content = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
      saveFile(content, `promptfolio-${data.exportedAt.slice(0, 10)}.json`);
    },
    onError: (error) => notifications.toast("error", error.message),
  });
  return (
    <Panel
      title="Your data"
      intro="Your profile, what you revealed, downloaded and copied, and your sessions."
    >
      <Button icon={<Download />} busy={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? "Collecting…" : "Download My Data"}
      </Button>
    </Panel>
  );
};
