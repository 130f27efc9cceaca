import { type ComponentType, createContext, Fragment, type ReactNode, useContext } from "react";

/** How the server finds what is below the first screen. In browsers nothing. */
export const BelowFoldContext = createContext<{
  /** Written in front of it. */
  mark: ReactNode;
  /** Collects its styles. */
  Styles: ComponentType<{ children: ReactNode }>;
}>({ mark: null, Styles: Fragment });

/**
 * Content below a page's first screen: its styles are not in the page's head, but right in front of the first such part,
 * so that browsers paint the first screen earlier.
 */
export const BelowFold = ({ children }: { children: ReactNode }) => {
  const { mark, Styles } = useContext(BelowFoldContext);
  return (
    <>
      {mark}
      <Styles>{children}</Styles>
    </>
  );
};
