import { useHost } from "@promptfolio/host";
import { exportUsers } from "@promptfolio/host/api/admin";
import { useMutation } from "@promptfolio/host/query";
import { Button } from "@promptfolio/ui/button";
import { Download } from "@promptfolio/ui/icons";
import { failureText } from "../lib/failure-text";
import { saveTextFile } from "../lib/save-file";

/** Downloads all users as a file for spreadsheets. */
export const ExportButton = () => {
  const { http, notifications } = useHost();
  const exporting = useMutation({
    mutationFn: () => http.send(exportUsers()),
    onSuccess: (text) =>
      saveTextFile(text, `users-${new Date().toISOString().slice(0, 10)}.csv`, "text/csv;charset=utf-8"),
    onError: (error) => notifications.toast("error", `Failed to export users: ${failureText(error)}`),
  });
  return (
    <Button size="small" icon={<Download />} busy={exporting.isPending} onClick={() => exporting.mutate()}>
      {exporting.isPending ? "Exporting…" : "Export CSV"}
    </Button>
  );
};
