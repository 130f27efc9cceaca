const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text escaped for use between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");

const UNSAFE_IN_SCRIPT = /[<>\u2028\u2029]/g;

/** JSON escaped for a `<script>` element: nothing in it can end the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    UNSAFE_IN_SCRIPT,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

export type Attributes = Record<string, string | boolean | undefined>;

const attributeText = ([name, value]: [string, string | boolean | undefined]): string =>
  value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;

/** An opening tag; attributes that are undefined, false or empty are left out. */
export const tag = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false && value !== "")
    .map(attributeText)
    .join("")}>`;

/** `<meta name content>`, or `property` for Open Graph; nothing without content. */
export const meta = (name: string, content: string): string =>
  content === "" ? "" : tag("meta", { [name.startsWith("og:") ? "property" : "name"]: name, content });
