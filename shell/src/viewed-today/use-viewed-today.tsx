import { useHost } from "@promptfolio/host";
import { DataCacheContext } from "@promptfolio/host/data-cache";
import { type ComponentType, useContext, useState } from "react";

type List = ComponentType<{ open: boolean; onClose: () => void }>;

/** The list of images viewed today; its code is fetched when it is first opened. */
export const useViewedToday = () => {
  const { notifications, report } = useHost();
  const cache = useContext(DataCacheContext);
  const [List, setList] = useState<List>();
  const [isOpen, setIsOpen] = useState(false);
  const [isOpening, setIsOpening] = useState(false);

  const open = async () => {
    setIsOpening(true);
    try {
      const [{ default: loaded }] = await Promise.all([import("./viewed-today-dialog"), cache?.load()]);
      setList(() => loaded);
      setIsOpen(true);
    } catch (error) {
      report(error, "viewed today");
      notifications.toast("error", "The list could not be loaded. Please try again.");
    }
    setIsOpening(false);
  };

  return { open, isOpening, dialog: List && <List open={isOpen} onClose={() => setIsOpen(false)} /> };
};
