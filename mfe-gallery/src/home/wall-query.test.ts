import { fillApiPath } from "@promptfolio/lib/template";
import config from "../../remote.config";
import { wallQuery } from "./wall-query";

test("the server fetches the query that the hero reads", () => {
  const declared = config.routes[0]?.queries?.find(({ name }) => name === "wall");
  expect(fillApiPath(declared?.get ?? "", {})).toBe(wallQuery.path);
});
