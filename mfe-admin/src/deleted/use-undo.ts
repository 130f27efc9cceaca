import { useHost } from "@promptfolio/host";
import { restoreDeletion } from "@promptfolio/host/api/admin";
import { useMutation, useQueryClient } from "@promptfolio/host/query";
import { failureText } from "../lib/failure-text";

/** The cached list of what was deleted. */
export const DELETIONS = "deletions";

/** Restores what was deleted. @param refresh shows it in its list again */
export const useUndo = (refresh: () => Promise<void>) => {
  const { http, notifications } = useHost();
  const cache = useQueryClient();
  const undo = useMutation({
    mutationFn: (batch: string) => http.send(restoreDeletion(batch)),
    onSuccess: () => notifications.toast("success", "The deletion was undone."),
    onError: (error) => notifications.toast("error", `Could not undo the deletion: ${failureText(error)}`),
    onSettled: () => {
      void refresh();
      void cache.invalidateQueries({ queryKey: [DELETIONS] });
    },
  });
  return {
    run: (batch: string) => undo.mutate(batch),
    busy: undo.isPending ? undo.variables : undefined,
    /** Says what was deleted, with a button that undoes it. */
    offer: (message: string, batch: string, type: "success" | "warning" = "success") => {
      void cache.invalidateQueries({ queryKey: [DELETIONS] });
      const action = { label: "Undo", onPress: () => undo.mutate(batch) };
      notifications.toast(type, message, undefined, undefined, action);
    },
  };
};
