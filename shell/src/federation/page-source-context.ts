import { createContext, useContext } from "react";
import type { PageSource } from "./page-module";

export const PageSourceContext = createContext<PageSource | undefined>(undefined);

export const usePageSource = (): PageSource => {
  const source = useContext(PageSourceContext);
  if (source === undefined) throw new Error("There is no source of pages here");
  return source;
};
