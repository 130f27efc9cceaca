declare global {
  /** What `EARLY_SCRIPT` leaves behind: ends the noting and says what was `noted`, in order. */
  var takeEarlyInput: ((() => Set<Element>) & { noted: Set<Element> }) | undefined;
}

/**
 * Sent as an inline script, runs before there is anything to press. Notes what a visitor presses, sends and types before
 * the shell is there to hear of it, and marks pressed buttons as busy. Forms have nowhere to go by themselves: the browser
 * would only reload the page and lose what was typed.
 */
export const EARLY_SCRIPT = `(d=>{const q=new Set,k=["click","submit","input","change"],n=e=>{const t=e.type=="submit"?(e.preventDefault(),e.submitter||e.target):e.type=="click"?e.target.closest("button:not([type=submit])"):e.target;t&&(q.add(t),t.localName=="button"&&t.setAttribute("aria-busy","true"))};for(const t of k)d.addEventListener(t,n,true);takeEarlyInput=()=>{for(const t of k)d.removeEventListener(t,n,true);return q};takeEarlyInput.noted=q})(document)`;

/** Whether a visitor has done something that will be done again. */
export const hasEarlyInput = (): boolean => (globalThis.takeEarlyInput?.noted.size ?? 0) > 0;

/** Sets a field's value as typing does: what is set through the element itself, React takes for its own doing. */
const setAsTyped = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  set?.call(field, value);
};

/** Remembers what an element holds now, and returns the function that does again what the visitor did with it. */
const captureInput = (element: Element): (() => void) => {
  if (element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type)) {
    const { checked } = element;
    return () => {
      element.checked = !checked;
      element.click();
    };
  }
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    const { value, selectionStart, selectionEnd } = element;
    return () => {
      setAsTyped(element, value);
      // Fields for addresses and numbers have no selection to restore.
      if (selectionStart !== null) element.setSelectionRange(selectionStart, selectionEnd);
      element.dispatchEvent(new InputEvent("input", { bubbles: true }));
    };
  }
  if (element instanceof HTMLSelectElement) {
    const { value } = element;
    return () => {
      element.value = value;
      element.dispatchEvent(new Event("change", { bubbles: true }));
    };
  }
  if (element instanceof HTMLFormElement) return () => element.requestSubmit();
  return () => element instanceof HTMLElement && element.click();
};

/**
 * Does again what the visitor did before hydration, in the same order, once each however often they tried. To be called
 * after `hydrateRoot`.
 */
export const replayEarlyInput = (): void => {
  const elements = [...(globalThis.takeEarlyInput?.() ?? [])].filter(({ isConnected }) => isConnected);
  const actions = elements.map((element) => {
    element.removeAttribute("aria-busy");
    return captureInput(element);
  });
  // React hydrates at once what it hears such an event of, and takes what stands in a field by then for known.
  elements[0]?.dispatchEvent(new InputEvent("input", { bubbles: true }));
  for (const repeat of actions) repeat();
};

let heldChoices: Map<HTMLSelectElement, string> | null = null;

const holdChoice = (event: Event): void => {
  if (!(event.target instanceof HTMLSelectElement)) return;
  heldChoices?.set(event.target, event.target.value);
  event.stopImmediatePropagation();
};

/**
 * Holds back what is chosen in selects while the page hydrates: React would give them their old values, and the choice
 * would be lost. To be called when hydration begins.
 */
export const holdChoices = (): void => {
  heldChoices = new Map();
  document.addEventListener("change", holdChoice, true);
};

/** Makes the choices that were held back. To be called when the page is hydrated; does nothing after that. */
export const releaseChoices = (): void => {
  if (heldChoices === null) return;
  document.removeEventListener("change", holdChoice, true);
  const choices = [...heldChoices];
  heldChoices = null;
  for (const [select, value] of choices) {
    if (!select.isConnected) continue;
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }
};
