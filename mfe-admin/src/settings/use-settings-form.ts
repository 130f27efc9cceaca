import type { SystemSettings } from "@promptfolio/contracts/api/settings";
import { DEFAULT_LIMITS, LIMIT_BOUNDS, TOASTS } from "@promptfolio/contracts/limits";
import { useApiQuery, useHost } from "@promptfolio/host";
import { getSettings, saveSettings } from "@promptfolio/host/api/settings";
import { useMutation } from "@promptfolio/host/query";
import { useState } from "react";
import { failureText } from "../lib/failure-text";
import { TEXTS } from "../texts";

export type LimitName = keyof SystemSettings;

/**
 * The number that an entry represents, clamped to its bounds. Non-numeric entries and 0 fall back to the default, as
 * specified for guests.
 */
export const limitFrom = (entry: string, name: LimitName): number => {
  const { min, max } = LIMIT_BOUNDS[name];
  const number = Number.parseInt(entry, 10);
  return (Number.isNaN(number) ? 0 : Math.min(max, Math.max(min, number))) || DEFAULT_LIMITS[name];
};

export const isSame = (one: SystemSettings, other: SystemSettings): boolean =>
  one.dailyLimit === other.dailyLimit && one.guestLimit === other.guestLimit;

/** The saved settings, the raw entries, and the values that the entries represent. */
export const useSettingsForm = () => {
  const { http, notifications, promptLimit } = useHost();
  const query = useApiQuery(getSettings(), { staleTime: 0 });
  // Outlives a failed refetch, so that no entry is lost.
  const [saved, setSaved] = useState<SystemSettings | undefined>(query.data);
  if (query.data && (!saved || !isSame(query.data, saved))) setSaved(query.data);
  const [entries, setEntries] = useState<Partial<Record<LimitName, string>>>({});

  const pendingOf = (name: LimitName): number => {
    const entry = entries[name];
    return entry === undefined ? (saved?.[name] ?? 0) : limitFrom(entry, name);
  };
  const pending = { dailyLimit: pendingOf("dailyLimit"), guestLimit: pendingOf("guestLimit") };
  const dirty = saved !== undefined && !isSame(pending, saved);

  const saving = useMutation({
    mutationFn: (settings: SystemSettings) => http.send(saveSettings(settings)),
    onSuccess: async ({ settings, message, usersUpdated }) => {
      setSaved(settings);
      setEntries({});
      notifications.notice({
        title: TEXTS.settings.saved,
        description: [message, usersUpdated > 0 && TEXTS.settings.usersUpdated(usersUpdated)]
          .filter(Boolean)
          .join(" "),
        duration: TOASTS.notice.duration,
      });
      // The header's allowance depends on the saved limits.
      await Promise.all([query.refetch(), promptLimit.refresh()]);
    },
    onError: (error) =>
      notifications.notice({
        title: TEXTS.settings.failed,
        description: failureText(error),
        destructive: true,
      }),
  });

  return {
    query,
    saved,
    pending,
    dirty,
    edited: dirty || Object.keys(entries).length > 0,
    saving: saving.isPending,
    textOf: (name: LimitName): string => entries[name] ?? String(saved?.[name] ?? ""),
    enter: (name: LimitName, entry: string) => setEntries((current) => ({ ...current, [name]: entry })),
    /** Replaces the entry by the value that it represents. */
    commit: (name: LimitName) =>
      setEntries((current) =>
        current[name] === undefined ? current : { ...current, [name]: String(pending[name]) },
      ),
    reset: () => setEntries({}),
    save: () => saving.mutate(pending),
  };
};
