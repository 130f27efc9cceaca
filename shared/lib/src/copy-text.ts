/** Copies by selecting a hidden text, for browsers that have no clipboard API or refuse access to it. */
const copyBySelection = (text: string): boolean => {
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.setAttribute("aria-hidden", "true");
  area.style.cssText = "position:fixed;top:0;left:0;opacity:0";
  const focused = document.activeElement;
  document.body.append(area);
  try {
    area.focus({ preventScroll: true });
    area.select();
    return document.execCommand("copy");
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
};

/**
 * Copies a text. Call it directly from the visitor's click or key press, with the text available: browsers allow access
 * to the clipboard during a user gesture only.
 * @throws Error if neither way works.
 */
export const copyText = async (text: string): Promise<void> => {
  // Undefined on pages without HTTPS.
  const clipboard: Clipboard | undefined = navigator.clipboard;
  let refusal: unknown;
  if (clipboard) {
    try {
      await clipboard.writeText(text);
      return;
    } catch (error) {
      refusal = error;
    }
  }
  if (!copyBySelection(text)) throw new Error("The browser refused the clipboard", { cause: refusal });
};
