import { type RouteObject, useLocation, useRoutes } from "@promptfolio/host/router";
import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { render, screen } from "@testing-library/react";
import { RoutesContext } from "./current-page";
import { LowerCaseRedirect } from "./lower-case-redirect";

const pageAt = (path: string, name: string): RouteObject => ({
  path,
  caseSensitive: true,
  handle: { remote: "static", route: { id: name, paths: [path] } },
  element: path === "*" ? <LowerCaseRedirect>{name}</LowerCaseRedirect> : name,
});
const routes = [pageAt("/templates", "templates"), pageAt("/image/:id", "image"), pageAt("*", "not found")];

const Site = () => {
  const { pathname, search } = useLocation();
  return (
    <RoutesContext value={routes}>
      <p data-testid="url">{pathname + search}</p>
      <main>{useRoutes(routes)}</main>
    </RoutesContext>
  );
};

it.each([
  ["/templates", "/templates", "templates"],
  ["/Templates?sort=Newest", "/templates?sort=Newest", "templates"],
  ["/IMAGE/Poster-1", "/image/poster-1", "image"],
  ["/image/Poster-1", "/image/Poster-1", "image"],
  ["/No/Such", "/No/Such", "not found"],
])("%s leads to %s: %s", (path, url, page) => {
  render(
    <FakeHostFrame host={createFakeHost().host} path={path} pattern="*">
      <Site />
    </FakeHostFrame>,
  );
  expect(screen.getByTestId("url")).toHaveTextContent(url);
  expect(screen.getByRole("main")).toHaveTextContent(page);
});
