/** Calls back when another tab has changed the browser's storage. Returns the function that unsubscribes. */
export const onStorageChange = (changed: (key: StorageEvent["key"]) => void): (() => void) => {
  const listen = (event: StorageEvent) => changed(event.key);
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
};
