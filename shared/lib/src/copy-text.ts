/** The old way, for browsers without a clipboard or that refuse it: selects a text that is out of sight. */
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
 * Copies a text. Call it straight from the visitor's click or key press, with the text at hand: browsers allow the
 * clipboard within a gesture only.
 * @throws Error if neither way works.
 */
export const copyText = async (text: string): Promise<void> => {
  // Undefined on pages without https.
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
