import type { BulkResult, BulkUpdate, ImageSelection } from "@promptfolio/contracts/api/images";
import type { ApiRequest } from "@promptfolio/contracts/host-api";
import { useHost } from "@promptfolio/host";
import { bulkDeleteImages, bulkUpdateImages } from "@promptfolio/host/api/images";
import { useMutation } from "@promptfolio/host/query";
import { useUndo } from "../deleted/use-undo";
import { failureText } from "../lib/failure-text";
import { counted } from "../lib/format";

interface BulkChange {
  request: ApiRequest<BulkResult>;
  verb: string;
  wanted: number;
}

/** Images that another administrator deleted in the meantime do not count as changed. */
const bulkOutcome = ({ verb, wanted }: BulkChange, changed: number): string =>
  changed === wanted
    ? `${counted(changed, "image")} ${verb}.`
    : `${changed} of ${counted(wanted, "image")} ${verb}; the others were no longer there.`;

/** Changes many images in one request: all of them or, if the server rejects it, none. */
export const useBulk = (refresh: () => Promise<void>, onDone: () => void) => {
  const { http, notifications } = useHost();
  const undo = useUndo(refresh);
  const bulk = useMutation({
    mutationFn: ({ request }: BulkChange) => http.send(request),
    onSuccess: ({ changed, batch }, change) => {
      const type = changed === change.wanted ? "success" : "warning";
      const outcome = bulkOutcome(change, changed);
      if (batch === undefined) notifications.toast(type, outcome);
      else undo.offer(outcome, batch, type);
      onDone();
    },
    onSettled: () => {
      void refresh();
    },
  });
  const run = (change: BulkChange) => {
    if (!bulk.isPending) bulk.mutate(change);
  };
  return {
    busy: bulk.isPending,
    failure: bulk.error ? failureText(bulk.error) : undefined,
    clearFailure: bulk.reset,
    remove: (selection: ImageSelection, wanted: number) =>
      run({ request: bulkDeleteImages({ selection }), verb: "deleted", wanted }),
    set: (selection: ImageSelection, values: BulkUpdate["set"], wanted: number) =>
      run({ request: bulkUpdateImages({ selection, set: values }), verb: "changed", wanted }),
  };
};
