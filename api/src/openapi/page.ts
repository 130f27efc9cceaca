import { createHash } from "node:crypto";
import type { DocumentedRoute } from "./collect-routes";
import type { Json, JsonObject } from "./document";
import { PROBLEM_CODES } from "./problem-codes";

const STYLE = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h2 { margin-top: 3rem; } section { border-top: 1px solid var(--line); padding: 1rem 0; }
h3 { font: 600 1rem/1.4 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; }
p { margin: .25rem 0; max-width: 42rem; } dt { font-family: ui-monospace, monospace; } dd { margin: 0 0 .5rem 1.5rem; }
summary { cursor: pointer; padding: .25rem 0; } pre { overflow-x: auto; font-size: .85rem; margin: .25rem 0 1rem; }
.token { border: 1px solid var(--line); border-radius: 99px; padding: 0 .6rem; font-size: .8rem; }
`;

/** The page needs nothing from anywhere, and may do nothing. */
export const PAGE_SECURITY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const text = (value: string): string => value.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const details = (title: string, schema: Json | undefined): string =>
  schema === undefined
    ? ""
    : `<details><summary>${text(title)}</summary><pre>${text(JSON.stringify(schema, null, 2))}</pre></details>`;

function routeSection({ method, path, schema }: DocumentedRoute, operation: JsonObject): string {
  const [security] = schema.security ?? [];
  const token = security ? `<span class="token">${text(Object.keys(security).join(", "))} token</span>` : "";
  const hasParameters = Array.isArray(operation["parameters"]) && operation["parameters"].length > 0;
  return `<section><h3>${method} /api${text(path)} ${token}</h3><p>${text(schema.summary)}</p>
${hasParameters ? details("Parameters", operation["parameters"]) : ""}
${details("Request", operation["requestBody"])}${details("Responses", operation["responses"])}</section>`;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The document as a page to read. */
export function documentationPage(document: JsonObject, routes: readonly DocumentedRoute[]): string {
  const paths = isObject(document["paths"]) ? document["paths"] : {};
  const info = isObject(document["info"]) ? document["info"] : {};
  const components = isObject(document["components"]) ? document["components"] : {};
  const operation = ({ method, path }: DocumentedRoute): JsonObject => {
    const item = paths[path];
    const found = isObject(item) ? item[method.toLowerCase()] : undefined;
    return isObject(found) ? found : {};
  };
  const groups = [...new Set(routes.flatMap(({ schema }) => schema.tags ?? []))].map((tag) => {
    const sections = routes
      .filter(({ schema }) => schema.tags?.includes(tag))
      .map((route) => routeSection(route, operation(route)));
    return `<h2>${text(tag)}</h2>${sections.join("")}`;
  });
  const codes = Object.entries(PROBLEM_CODES).map(
    ([code, meaning]) => `<dt id="${code}">${code}</dt><dd>${text(meaning)}</dd>`,
  );
  const schemas = isObject(components["schemas"]) ? components["schemas"] : {};
  const title = text(String(info["title"]));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body>
<h1>${title} ${text(String(info["version"]))}</h1><p>${text(String(info["description"]))}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>
${groups.join("")}
<h2>Problems</h2><dl>${codes.join("")}</dl>
<h2>Schemas</h2>${Object.entries(schemas)
    .map(([name, schema]) => details(name, schema))
    .join("")}</body></html>`;
}
