import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from "react-refresh/runtime";

/** This must be the development shell's first module: React looks for the hook when it is loaded. */
injectIntoGlobalHook(window);

/** In milliseconds. All modules of one change are replaced together. */
const BATCH_DELAY_MS = 30;

let timer: ReturnType<typeof setTimeout> | undefined;

Object.assign(globalThis, {
  __REMOTE_KIT_REFRESH__: {
    register,
    signature: createSignatureFunctionForTransform,
    holdsOnlyComponents: (exported: object): boolean => {
      const values = Object.values(exported);
      return values.length > 0 && values.every(isLikelyComponentType);
    },
    refreshSoon: (): void => {
      clearTimeout(timer);
      timer = setTimeout(performReactRefresh, BATCH_DELAY_MS);
    },
  },
});
