import { and, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { filterConditions } from "./image-conditions";

it.each([
  ["new trending 12385", ["%12385%", "%trending%", "%new%"]],
  ["opal 4242 pearl", ["%4242%", "%pearl%", "%opal%"]],
  ["日本 ٣٤٥ amber", ["%٣٤٥%", "%amber%", "%日本%"]],
])("looks up the words of %j from rare to frequent", (search, params) => {
  const conditions = and(...filterConditions({ search }, false)) ?? sql``;
  expect(new PgDialect().sqlToQuery(conditions).params).toEqual(params);
});
