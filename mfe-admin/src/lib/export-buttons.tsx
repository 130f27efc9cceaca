import type { ApiRequest } from "@promptfolio/contracts/host-api";
import { useHost } from "@promptfolio/host";
import type { CsvSeparator } from "@promptfolio/host/api/admin";
import { useMutation } from "@promptfolio/host/query";
import { saveFile } from "@promptfolio/lib/save-file";
import { Button } from "@promptfolio/ui/button";
import { Download } from "@promptfolio/ui/icons";
import { failureText } from "./failure-text";

const fileName = (name: string, extension: string): string =>
  `${name}-${new Date().toISOString().slice(0, 10)}.${extension}`;

/** Spreadsheets expect semicolons where the comma is the decimal sign. */
const separatorOf = (language: string): CsvSeparator =>
  new Intl.NumberFormat(language).format(1.5).includes(",") ? "semicolon" : "comma";

interface ExportButtonProps {
  name: string;
  label: string;
  run(): Promise<void>;
}

const ExportButton = ({ name, label, run }: ExportButtonProps) => {
  const { notifications } = useHost();
  const exporting = useMutation({
    mutationFn: run,
    onError: (error) => notifications.toast("error", `Failed to export ${name}: ${failureText(error)}`),
  });
  return (
    <Button size="small" icon={<Download />} busy={exporting.isPending} onClick={() => exporting.mutate()}>
      {exporting.isPending ? "Exporting…" : label}
    </Button>
  );
};

interface ExportButtonsProps {
  /** What is exported, such as "users". */
  name: string;
  csv: (separator: CsvSeparator) => ApiRequest<string>;
  json: () => ApiRequest<unknown>;
}

/** Downloads rows as a file, for spreadsheets or for programs. */
export const ExportButtons = ({ name, csv, json }: ExportButtonsProps) => {
  const { http } = useHost();
  return (
    <>
      <ExportButton
        name={name}
        label="Export CSV"
        run={async () => {
          const text = await http.send(csv(separatorOf(navigator.language)));
          // The byte order mark lets spreadsheets read it as UTF-8.
          saveFile(new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" }), fileName(name, "csv"));
        }}
      />
      <ExportButton
        name={name}
        label="Export JSON"
        run={async () => {
          const text = JSON.stringify(await http.send(json()), null, 2);
          saveFile(new Blob([text], { type: "application/json" }), fileName(name, "json"));
        }}
      />
    </>
  );
};
