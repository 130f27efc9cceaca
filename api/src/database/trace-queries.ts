import type { Spans } from "@promptfolio/server/tracing/spans";
import { Pool, type PoolClient } from "pg";

const textOf = (query: unknown): string => {
  if (typeof query === "string") return query;
  return typeof query === "object" && query !== null && "text" in query ? String(query.text) : "";
};

/** The name of a query's span, such as `SELECT images`. */
const nameOf = (text: string): string => {
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? "SQL";
  const table = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text)?.[1];
  return table ? `${operation} ${table}` : operation;
};

/** The same pool or connection, but each query is traced as a span: with its text, never with its values. */
export const traceQueries = <Target extends Pool | PoolClient>(target: Target, spans: Spans): Target =>
  new Proxy(target, {
    get: (object, property) => {
      const value: unknown = Reflect.get(object, property);
      if (typeof value !== "function") return value;
      if (property === "query")
        return (...parameters: unknown[]) => {
          const text = textOf(parameters[0]);
          const attributes = { "db.system.name": "postgresql", "db.query.text": text };
          return spans.span(
            nameOf(text),
            attributes,
            async (): Promise<unknown> => Reflect.apply(value, object, parameters),
            "client",
          );
        };
      if (property === "connect" && object instanceof Pool)
        return async () => traceQueries(await object.connect(), spans);
      return value.bind(object);
    },
  });
