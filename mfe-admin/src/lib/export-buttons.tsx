import type { ApiRequest } from "@promptfolio/contracts/host-api";
import { useHost } from "@promptfolio/host";
import type { CsvSeparator } from "@promptfolio/host/api/admin";
import { useMutation } from "@promptfolio/host/query";
import { saveFile } from "@promptfolio/lib/save-file";
import { Button } from "@promptfolio/ui/button";
import { Download } from "@promptfolio/ui/icons";
import { failureText } from "./failure-text";

const TYPES = { csv: "text/csv;charset=utf-8", json: "application/json" } as const;
type Extension = keyof typeof TYPES;

/** Saves a text as a file of this name and today's date. */
export const saveText = (text: string, name: string, extension: Extension): void => {
  // The byte order mark lets spreadsheets read it as UTF-8.
  const parts = extension === "csv" ? ["\uFEFF", text] : [text];
  const day = new Date().toISOString().slice(0, 10);
  saveFile(new Blob(parts, { type: TYPES[extension] }), `${name}-${day}.${extension}`);
};

/** Spreadsheets expect semicolons where the comma is the decimal sign. */
const separatorOf = (language: string): CsvSeparator =>
  new Intl.NumberFormat(language).format(1.5).includes(",") ? "semicolon" : "comma";

interface ExportButtonProps {
  name: string;
  extension: Extension;
  load: () => Promise<string>;
}

const ExportButton = ({ name, extension, load }: ExportButtonProps) => {
  const { notifications } = useHost();
  const exporting = useMutation({
    mutationFn: async () => saveText(await load(), name, extension),
    onError: (error) => notifications.toast("error", `Failed to export ${name}: ${failureText(error)}`),
  });
  return (
    <Button size="small" icon={<Download />} busy={exporting.isPending} onClick={() => exporting.mutate()}>
      {exporting.isPending ? "Exporting…" : `Export ${extension.toUpperCase()}`}
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
        extension="csv"
        load={() => http.send(csv(separatorOf(navigator.language)))}
      />
      <ExportButton
        name={name}
        extension="json"
        load={async () => JSON.stringify(await http.send(json()), null, 2)}
      />
    </>
  );
};
