import type { SystemSettings } from "@promptfolio/contracts/api/settings";
import { TOASTS } from "@promptfolio/contracts/limits";
import { useApiQuery, useHost } from "@promptfolio/host";
import { getSettings, saveSettings } from "@promptfolio/host/api/settings";
import { useRef, useState } from "react";
import { failureText } from "../lib/failure-text";
import { TEXTS } from "../texts";
import { isSame, type LimitName, limitFrom } from "./limits";

type Entries = Partial<Record<LimitName, string>>;

/** What the form shows: what is saved, what was entered, and what the entries mean. */
export const useSettingsForm = () => {
  const { http, notifications, promptLimit } = useHost();
  const query = useApiQuery(getSettings(), { staleTime: 0 });
  // Kept while the answer is being fetched anew, or can't be, so that no entry is lost.
  const [saved, setSaved] = useState<SystemSettings | undefined>(query.data);
  if (query.data && (!saved || !isSame(query.data, saved))) setSaved(query.data);
  const [entries, setEntries] = useState<Entries>({});
  const [saving, setSaving] = useState(false);
  const sending = useRef(false);

  const pendingOf = (name: LimitName): number => {
    const entry = entries[name];
    if (entry !== undefined) return limitFrom(entry, name);
    return saved?.[name] ?? 0;
  };
  const pending: SystemSettings = {
    dailyLimit: pendingOf("dailyLimit"),
    guestLimit: pendingOf("guestLimit"),
  };
  const dirty = saved !== undefined && !isSame(pending, saved);

  const save = async () => {
    if (sending.current) return;
    sending.current = true;
    setSaving(true);
    try {
      const { settings, message, usersUpdated } = await http.send(saveSettings(pending));
      setSaved(settings);
      setEntries({});
      notifications.notice({
        title: TEXTS.settings.saved,
        description: [message, usersUpdated > 0 && TEXTS.settings.usersUpdated(usersUpdated)]
          .filter(Boolean)
          .join(" "),
        duration: TOASTS.notice.duration,
      });
      // The saved values are the server's; the header's allowance follows from them.
      await Promise.all([query.refetch(), promptLimit.refresh()]);
    } catch (error) {
      notifications.notice({
        title: TEXTS.settings.failed,
        description: failureText(error),
        destructive: true,
      });
    } finally {
      sending.current = false;
      setSaving(false);
    }
  };

  return {
    query,
    saved,
    pending,
    dirty,
    edited: dirty || Object.keys(entries).length > 0,
    saving,
    /** What stands in the field. */
    textOf: (name: LimitName): string => entries[name] ?? String(saved?.[name] ?? ""),
    enter: (name: LimitName, entry: string) => setEntries((current) => ({ ...current, [name]: entry })),
    /** Writes into the field what its entry means. */
    settle: (name: LimitName) =>
      setEntries((current) =>
        current[name] === undefined ? current : { ...current, [name]: String(pendingOf(name)) },
      ),
    reset: () => setEntries({}),
    save,
  };
};
