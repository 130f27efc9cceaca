/** Downloads a text as a file. The byte order mark lets spreadsheets read it as UTF-8. */
export const saveTextFile = (text: string, name: string, type: string): void => {
  const url = URL.createObjectURL(new Blob(["\uFEFF", text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start reading only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
};
