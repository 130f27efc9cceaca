import { render } from "@testing-library/react";
import { Avatar } from "./avatar";

test.each([
  ["Ada Lovelace", "AL"],
  ["ada", "A"],
  ["  Grace  Brewster  Hopper ", "GH"],
  ["émile zola", "ÉZ"],
  ["someone@example.org", "SO"],
  ["", ""],
])("shows the initials of %j: %j", (name, expected) => {
  expect(render(<Avatar name={name} />).container).toHaveTextContent(expected);
});
