import { useHost } from "@promptfolio/host";
import { exportUsers } from "@promptfolio/host/api/admin";
import { Button } from "@promptfolio/ui/button";
import { Download } from "lucide-react";
import { useState } from "react";
import { failureText } from "../lib/failure-text";
import { saveTextFile } from "../lib/save-file";

/** All users as a file for spreadsheets. */
export const ExportButton = () => {
  const { http, notifications } = useHost();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const day = new Date().toISOString().slice(0, 10);
      saveTextFile(await http.send(exportUsers()), `users-${day}.csv`, "text/csv;charset=utf-8");
    } catch (error) {
      notifications.toast("error", `Failed to export users: ${failureText(error)}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon={<Download />} busy={busy} onClick={save}>
      {busy ? "Exporting…" : "Export CSV"}
    </Button>
  );
};
