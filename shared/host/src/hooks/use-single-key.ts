import { browserStorage } from "@promptfolio/lib/browser-storage";
import { useEffectEvent, useLayoutEffect } from "react";

const STORAGE_KEY = "singleKeyShortcuts";
const OFF = "off";

const store = () => browserStorage("localStorage");

/** Whether shortcuts of a single character work. Who speaks to the browser can switch them off (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => store().getItem(STORAGE_KEY) !== OFF;

export const setSingleKeysOn = (isOn: boolean): void =>
  isOn ? store().removeItem(STORAGE_KEY) : store().setItem(STORAGE_KEY, OFF);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

/** Calls `act` when the key is pressed, unless a text field has the focus. `act` prevents the browser's own reaction. */
export const useSingleKey = (key: string, act: (event: KeyboardEvent) => void): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (!isTyping(event.target) && areSingleKeysOn()) act(event);
  });
  // With the page's first frame: the key may follow at once.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
};
