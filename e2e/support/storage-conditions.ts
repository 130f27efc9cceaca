/** Run before a page's scripts. From then on, nothing more can be stored. */
export const fillStorage = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
};

/** Run before a page's scripts: the browser refuses access to all that is stored. */
export const blockStorage = (): void => {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
};
