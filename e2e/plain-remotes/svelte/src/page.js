import { mount as mountComponent, unmount } from "svelte";
import Page from "./page.svelte";

/** Promptfolio calls this in place of rendering a React component. */
export const mount = (target, props) => {
  const page = mountComponent(Page, { target, props });
  return () => void unmount(page);
};
