import { useSingleKey } from "@promptfolio/host/hooks/use-single-key";
import { useEffect, useEffectEvent } from "react";
import { useOnDemandDialog } from "../layout/use-on-demand-dialog";

/** The list of keyboard shortcuts, which `?` opens as well. */
export const useShortcuts = () => {
  const sheet = useOnDemandDialog(
    "shortcuts",
    () => import(/* webpackChunkName: "shortcuts" */ "./shortcut-sheet"),
  );
  useSingleKey("?", () => void sheet.open());
  return sheet;
};

/** The command menu, which Ctrl-K (⌘K on Apple's systems) opens and closes. */
export const useCommandMenu = () => {
  const menu = useOnDemandDialog(
    "command menu",
    () => import(/* webpackChunkName: "commands" */ "../command-menu/command-menu"),
  );
  const press = useEffectEvent((event: KeyboardEvent) => {
    // On Apple's systems Ctrl-K deletes to the end of the line.
    const modifier = /^(Mac|iP)/.test(navigator.platform) ? event.metaKey : event.ctrlKey;
    if (!modifier || event.altKey || event.shiftKey || event.key.toLowerCase() !== "k") return;
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (menu.isOpen) menu.close();
    else if (!event.repeat && !document.querySelector("[aria-modal=true]")) void menu.open();
  });
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return menu.dialog;
};
