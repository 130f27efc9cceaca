/** @jest-environment jsdom */

import { createBrowserHistory } from "./router-history";

test("leads to a pressed link's page after the press, and to others at once", async () => {
  const history = createBrowserHistory();
  const seen: string[] = [];
  history.listen(({ location }) => seen.push(location.pathname));
  document.body.innerHTML = "<a href='/about'><b>About</b></a><button>Log out</button>";
  const press = (selector: string, path: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    element?.addEventListener("click", (event) => {
      event.preventDefault();
      history.push(path);
    });
    element?.click();
  };

  press("b", "/about");
  expect(location.pathname).toBe("/about");
  expect(seen).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).toEqual(["/about"]);

  press("button", "/");
  expect(seen).toEqual(["/about", "/"]);
  history.push("/help");
  expect(seen).toEqual(["/about", "/", "/help"]);
});
