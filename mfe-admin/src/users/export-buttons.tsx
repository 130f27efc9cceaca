import { useHost } from "@promptfolio/host";
import { exportUsers, exportUsersAsJson } from "@promptfolio/host/api/admin";
import { useMutation } from "@promptfolio/host/query";
import { saveFile } from "@promptfolio/lib/save-file";
import { Button } from "@promptfolio/ui/button";
import { Download } from "@promptfolio/ui/icons";
import { failureText } from "../lib/failure-text";

const fileName = (extension: string): string => `users-${new Date().toISOString().slice(0, 10)}.${extension}`;

/** Spreadsheets expect semicolons where the comma is the decimal sign. */
const separatorOf = (language: string): "comma" | "semicolon" =>
  new Intl.NumberFormat(language).format(1.5).includes(",") ? "semicolon" : "comma";

interface ExportButtonProps {
  label: string;
  run(): Promise<void>;
}

const ExportButton = ({ label, run }: ExportButtonProps) => {
  const { notifications } = useHost();
  const exporting = useMutation({
    mutationFn: run,
    onError: (error) => notifications.toast("error", `Failed to export users: ${failureText(error)}`),
  });
  return (
    <Button size="small" icon={<Download />} busy={exporting.isPending} onClick={() => exporting.mutate()}>
      {exporting.isPending ? "Exporting…" : label}
    </Button>
  );
};

/** Downloads all users as a file, for spreadsheets or for programs. */
export const ExportButtons = () => {
  const { http } = useHost();
  return (
    <>
      <ExportButton
        label="Export CSV"
        run={async () => {
          const text = await http.send(exportUsers(separatorOf(navigator.language)));
          // The byte order mark lets spreadsheets read it as UTF-8.
          saveFile(new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" }), fileName("csv"));
        }}
      />
      <ExportButton
        label="Export JSON"
        run={async () => {
          const users = JSON.stringify(await http.send(exportUsersAsJson()), null, 2);
          saveFile(new Blob([users], { type: "application/json" }), fileName("json"));
        }}
      />
    </>
  );
};
