import { createContext } from "react";

/** True in a part of a page that hydrates after the page, or never. */
export const HydratesLaterContext = createContext(false);
