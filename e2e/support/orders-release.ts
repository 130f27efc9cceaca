import { containerNameOf } from "@promptfolio/contracts/release";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import {
  builtRelease,
  entryScript,
  integrityOf,
  readDescriptor,
  withoutProvenance,
  writeRelease,
} from "./made-release";

/** The behaviour of a made release of a remote `orders`: code of functions that can use the host's `React`. */
export interface OrdersCode {
  /** Runs when the code is loaded, in the browser and on the server. */
  module?: string;
  /** The page's component, up to where it returns its heading. */
  component?: string;
  /** Runs in the browser before the page is rendered; may be asynchronous. */
  load?: string;
  heading?: string;
  /** What is exposed, as an expression that can use the component, `Page`. */
  exposed?: string;
}

/** Another team's remote: its own page at its own path. */
export const ORDERS_ROUTE: RouteDeclaration = {
  id: "orders",
  paths: ["/orders"],
  page: "./orders-page",
  access: "public",
  head: { title: "Orders", description: "What was ordered" },
};

const SERVER = "server/orders-page.cjs";

const componentOf = ({ module = "", component = "", heading = "Orders", exposed = "Page" }: OrdersCode) =>
  `(() => { ${module}\n const Page = () => { ${component}\n return React.createElement("h1", null, ${JSON.stringify(heading)}); }; return ${exposed}; })()`;

/** A release of `orders` as a build would produce it. */
export const ordersRelease = async (
  version: string,
  code: OrdersCode = {},
  { descriptor = {}, files = {} }: { descriptor?: object; files?: Record<string, string> } = {},
): Promise<string> => {
  const built = withoutProvenance(await readDescriptor(builtRelease("mfe-static")));
  const containerName = containerNameOf("orders", version);
  const texts: Record<string, string> = {
    [built.entry]: entryScript(containerName, componentOf(code), code.load),
    [SERVER]: `const React = require("react");\nexports.default = ${componentOf(code)};\n`,
    ...files,
  };
  const made = {
    ...built,
    id: "orders",
    version,
    containerName,
    contentHash: integrityOf(Buffer.from(JSON.stringify([code, files]))),
    pages: { "./orders-page": { scripts: [], server: SERVER } },
    routes: [ORDERS_ROUTE],
    ...descriptor,
  };
  return writeRelease(made, texts);
};
