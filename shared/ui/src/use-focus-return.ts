import { useRef } from "react";

/** Gives the focus back to whatever had it when a dialog opened, whether or not that was a trigger of the dialog's. */
export const useFocusReturn = () => {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (): void => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      if (opener.current?.isConnected) opener.current.focus();
    },
  };
};
