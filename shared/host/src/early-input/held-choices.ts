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
