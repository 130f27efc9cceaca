import { useRef } from "react";

/** Returns the focus to the element that had it when a dialog opened, whether or not that was the dialog's trigger. */
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
