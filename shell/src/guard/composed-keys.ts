/** Safari ends a composition before the key that ended it, which it only marks with this code. */
const PROCESSED_KEY = 229;

/**
 * Keeps keys that an input method takes (Escape drops its suggestion, arrows and letters choose another) from all
 * listeners, so that they neither clear a field, nor close a dialog, nor leave a page. Call it before other code
 * listens.
 */
export const ignoreComposedKeys = (): void => {
  addEventListener(
    "keydown",
    (event) => {
      if (event.isComposing || event.keyCode === PROCESSED_KEY) event.stopImmediatePropagation();
    },
    true,
  );
};
