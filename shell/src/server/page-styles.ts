import { ServerStyleSheet } from "styled-components";

/** What styled-components writes after a component's rules begins with this. */
const MARKER = "data-styled.g";

/** More rules than all pages have; a component whose styles depend on the request must not fill the memory. */
const MAX_COMPILED = 5_000;

/** The compiled rules of components by class name, as a class name is the hash of the styles that it stands for. */
const compiled = new Map<string, string[]>();

const lastMark = (css: string): string => css.slice(css.lastIndexOf(MARKER));

/** The number of a component, by which styled-components orders their rules. */
const groupOf = (mark: string): number => Number.parseInt(mark.slice(MARKER.length), 10);

const createSheet = () => {
  const { instance: sheet } = new ServerStyleSheet();
  const hasName = sheet.hasNameForId.bind(sheet);
  const insert = sheet.insertRules.bind(sheet);
  sheet.insertRules = (id, name, rules) => {
    if (compiled.size >= MAX_COMPILED) compiled.clear();
    compiled.set(`${id} ${name}`, rules);
    insert(id, name, rules);
  };
  // styled-components compiles the rules of names that the sheet doesn't have.
  sheet.hasNameForId = (id, name) => {
    if (hasName(id, name)) return true;
    const rules = compiled.get(`${id} ${name}`);
    if (rules !== undefined) insert(id, name, rules);
    return rules !== undefined;
  };
  return sheet;
};

/** A page's styles, in the text of two style elements that styled-components reads when it starts in the browser. */
export interface SplitStyles {
  first: string;
  /** Those of components that occur only below the first screen. */
  rest: string;
}

/**
 * Collects the styles of a page in one sheet. All rules of a component that occurs on the first screen stay together: if
 * another one extends it, those rules must come later.
 */
export const createPageStyles = () => {
  const sheet = createSheet();
  const onFirstScreen = new Set<string>();
  /** The same sheet for the first screen: styled-components asks it for each component that it renders. */
  const { instance: firstScreen } = new ServerStyleSheet();
  firstScreen.hasNameForId = (id, name) => {
    onFirstScreen.add(id);
    return sheet.hasNameForId(id, name);
  };
  firstScreen.insertRules = (id, name, rules) => sheet.insertRules(id, name, rules);

  const textOf = (isWanted: (id: string) => boolean): string => {
    const { names } = sheet;
    sheet.names = new Map([...names].filter(([id]) => isWanted(id)));
    const css = sheet.toString();
    sheet.names = names;
    return css;
  };

  /** The styles of everything rendered since the last call. */
  const take = (): string => {
    const css = sheet.toString();
    sheet.clearTag();
    return css;
  };

  return {
    firstScreen,
    belowFold: sheet,
    take,
    split: (): SplitStyles => {
      const first = textOf((id) => onFirstScreen.has(id));
      const rest = textOf((id) => !onFirstScreen.has(id));
      sheet.clearTag();
      const [last, lastInRest] = [lastMark(first), lastMark(rest)];
      // In the browser, styled-components numbers new components from the last mark on, so that their rules follow.
      return { first, rest: rest !== "" && groupOf(last) > groupOf(lastInRest) ? rest + last : rest };
    },
  };
};
