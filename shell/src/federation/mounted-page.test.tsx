import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { fireEvent, render, screen } from "@testing-library/react";
import { isMountModule, mountedPage } from "./page-module";

test("lets a page of another framework draw itself, navigate and clean up", async () => {
  const removed = jest.fn();
  const Page = mountedPage({
    mount: (element, { path, navigate }) => {
      const button = document.createElement("button");
      button.textContent = `At ${path}`;
      button.addEventListener("click", () => navigate("/orders?sort=new"));
      element.append(button);
      return () => {
        button.remove();
        removed(path);
      };
    },
  });
  const { host } = createFakeHost();
  const { unmount } = render(
    <FakeHostFrame host={host} path="/orders" routes={[{ path: "/orders", element: <Page /> }]}>
      {null}
    </FakeHostFrame>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "At /orders" }));
  await screen.findByRole("button", { name: "At /orders?sort=new" });
  expect(removed).toHaveBeenCalledWith("/orders");
  unmount();
  expect(removed).toHaveBeenLastCalledWith("/orders?sort=new");
});

test.each([
  [{ mount: () => undefined }, true],
  [{ mount: "no function" }, false],
  [{ default: () => null }, false],
  [undefined, false],
])("tells modules that draw themselves from others", (module, expected) =>
  expect(isMountModule(module)).toBe(expected),
);
