import { useHost } from "@promptfolio/host";
import { DataCacheContext } from "@promptfolio/host/data-cache";
import { type ComponentType, useContext, useState } from "react";

export interface OnDemandDialogProps {
  open: boolean;
  onClose: () => void;
}

/** A dialog whose code is fetched, with that of the data cache, when it is first opened. */
export const useOnDemandDialog = (
  name: string,
  load: () => Promise<{ default: ComponentType<OnDemandDialogProps> }>,
) => {
  const { notifications, report } = useHost();
  const cache = useContext(DataCacheContext);
  const [Loaded, setLoaded] = useState<ComponentType<OnDemandDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const [isOpening, setIsOpening] = useState(false);

  const open = async () => {
    setIsOpening(true);
    try {
      const [{ default: loaded }] = await Promise.all([load(), cache?.load()]);
      setLoaded(() => loaded);
      setIsOpen(true);
    } catch (error) {
      report(error, name);
      notifications.toast("error", "This could not be opened. Please try again.");
    }
    setIsOpening(false);
  };
  const close = () => setIsOpen(false);

  return { open, close, isOpen, isOpening, dialog: Loaded && <Loaded open={isOpen} onClose={close} /> };
};
