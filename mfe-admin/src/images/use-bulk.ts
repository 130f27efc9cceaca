import type { BulkResult, BulkUpdate, ImageSelection } from "@promptfolio/contracts/api/images";
import type { ApiRequest } from "@promptfolio/contracts/host-api";
import { useHost } from "@promptfolio/host";
import { bulkDeleteImages, bulkUpdateImages } from "@promptfolio/host/api/images";
import { useState } from "react";
import { failureText } from "../lib/failure-text";
import { counted } from "../lib/format";

/** What a bulk action came to. Images that somebody else deleted in the meantime are not counted as changed. */
const bulkOutcome = (verb: string, changed: number, wanted: number): string =>
  changed === wanted
    ? `${counted(changed, "image")} ${verb}.`
    : `${changed} of ${counted(wanted, "image")} ${verb}; the others were no longer there.`;

/** Changes many images in one call: all of them or, if the server refuses, none. */
export const useBulk = (refresh: () => Promise<void>, onDone: () => void) => {
  const { http, notifications } = useHost();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | undefined>(undefined);

  const run = async (call: ApiRequest<BulkResult>, verb: string, wanted: number) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { changed } = await http.send(call);
      notifications.toast(changed === wanted ? "success" : "warning", bulkOutcome(verb, changed, wanted));
      onDone();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
      void refresh();
    }
  };

  return {
    busy,
    failure,
    forgetFailure: () => setFailure(undefined),
    remove: (selection: ImageSelection, wanted: number) =>
      run(bulkDeleteImages({ selection }), "deleted", wanted),
    set: (selection: ImageSelection, values: BulkUpdate["set"], wanted: number) =>
      run(bulkUpdateImages({ selection, set: values }), "changed", wanted),
  };
};
