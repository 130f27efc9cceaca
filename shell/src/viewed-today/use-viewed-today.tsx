import { useHost } from "@promptfolio/host";
import { type ComponentType, useState } from "react";

type List = ComponentType<{ open: boolean; onClose: () => void }>;

/** The list of images viewed today; its code is fetched when it is first opened. */
export const useViewedToday = () => {
  const { notifications, report } = useHost();
  const [List, setList] = useState<List | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const open = async () => {
    try {
      const { default: loaded } = await import("./viewed-today-dialog");
      setList(() => loaded);
      setIsOpen(true);
    } catch (error) {
      report(error, "viewed today");
      notifications.toast("error", "The list could not be loaded. Please try again.");
    }
  };

  return { open, dialog: List && <List open={isOpen} onClose={() => setIsOpen(false)} /> };
};
