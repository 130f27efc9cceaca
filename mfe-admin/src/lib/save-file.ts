/** Hands a text to the visitor as a file. A byte order mark lets spreadsheets read it as UTF-8. */
export const saveTextFile = (text: string, name: string, type: string): void => {
  const address = URL.createObjectURL(new Blob(["\uFEFF", text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
};
