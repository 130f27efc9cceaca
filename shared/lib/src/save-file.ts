/**
 * In milliseconds. The browser reads the file some time after the click, and its URL must be valid until then.
 */
const REVOKE_DELAY_MS = 60_000;

/** Saves a file as if the visitor had clicked a download link. */
export const saveFile = (content: Blob, name: string): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
};
