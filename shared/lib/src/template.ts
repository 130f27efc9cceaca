import type { Template } from "@promptfolio/contracts/remote";
import { apiPath } from "./paths";

/** The values for templates: route parameters, `query`, `seed`, `product`, and responses by their queries' names. */
export type TemplateValues = Record<string, unknown>;

const PLACEHOLDER = /\{([^{}]+)\}/g;

const lookUp = (values: TemplateValues, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      values,
    );

const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";

/** The template's text with every placeholder filled in; unknown values become empty. */
export const fillTemplate = (template: Template, values: TemplateValues): string =>
  template.replace(PLACEHOLDER, (_, path: string) => asText(lookUp(values, path)));

/** Whether there is a value for each of the template's placeholders. */
export const isFillable = (template: Template, values: TemplateValues): boolean =>
  [...template.matchAll(PLACEHOLDER)].every(([, path = ""]) => asText(lookUp(values, path)) !== "");

/** The canonical API path of a template. Values are encoded, empty parameters left out. */
export const fillApiPath = (template: Template, values: TemplateValues): string => {
  const [path = "", query = ""] = template.split("?", 2);
  const filledPath = path.replace(PLACEHOLDER, (_, name: string) =>
    encodeURIComponent(asText(lookUp(values, name))),
  );
  const parameters = query
    .split("&")
    .filter((pair) => pair !== "")
    .map((pair) => {
      const [name = "", value = ""] = pair.split("=", 2);
      return [name, fillTemplate(value, values)] as const;
    });
  return apiPath(filledPath, Object.fromEntries(parameters));
};

/** Whether each named value matches its regular expression. */
export const matchesAll = (conditions: Record<string, string> | undefined, values: TemplateValues): boolean =>
  Object.entries(conditions ?? {}).every(([path, pattern]) =>
    new RegExp(pattern, "u").test(asText(lookUp(values, path))),
  );
