import { useHost } from "@promptfolio/host";
import { useSingleKey } from "@promptfolio/host/hooks/use-single-key";
import { type ComponentType, useState } from "react";

/** The list of keyboard shortcuts, which `?` opens as well; its code is fetched then. */
export const useShortcuts = () => {
  const { notifications, report } = useHost();
  const [Sheet, setSheet] = useState<ComponentType<{ onClose: () => void }>>();
  const open = () =>
    void import(/* webpackChunkName: "shortcuts" */ "./shortcut-sheet").then(
      ({ default: loaded }) => setSheet(() => loaded),
      (error: unknown) => {
        report(error, "shortcuts");
        notifications.toast("error", "The list could not be loaded. Please try again.");
      },
    );
  useSingleKey("?", open);
  return { open, sheet: Sheet && <Sheet onClose={() => setSheet(undefined)} /> };
};
