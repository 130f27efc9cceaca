import { createContext } from "react";

/** When a part of a page hydrates; `never`: the server's markup stays, and browsers need no data for it. */
export type HydrationTime = "with the page" | "later" | "never";

export const HydrationContext = createContext<HydrationTime>("with the page");
