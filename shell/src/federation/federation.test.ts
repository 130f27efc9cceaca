/** @jest-environment jsdom */

import { createFederation } from "./federation";
import { fetchContainer } from "./remote-container";
import { startRuntime } from "./runtime";

jest.mock("./remote-container");
jest.mock("./runtime");

const init = jest.fn();
const release = {
  version: "1.0.0",
  base: "/r/gallery/1.0.0/",
  entry: "/r/gallery/1.0.0/remote-entry.js",
  integrity: "",
  hostApi: "^1.0.0",
  containerName: "remote_gallery",
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(fetchContainer).mockResolvedValue({ init, get: async () => () => "page" });
  jest.mocked(startRuntime).mockReturnValue({ shareScope: { react: {} }, shareScopeMap: {} });
});

test("gives a container of Module Federation 1 a share scope, without the runtime", async () => {
  const page = await createFederation({}).load("gallery", { ...release, federation: 1 }, "./page", true);
  expect(page).toBe("page");
  expect(startRuntime).not.toHaveBeenCalled();
  const [[scope]] = init.mock.calls;
  expect(Object.keys(scope)).toEqual(expect.arrayContaining(["react", "styled-components"]));
  const [shared] = Object.values<{ get: () => () => object }>(scope.react);
  expect(shared?.get()()).toHaveProperty("useState");
});

test("starts the runtime once, before the first container that runs on it", async () => {
  const federation = createFederation({});
  jest.mocked(fetchContainer).mockImplementation(async () => {
    expect(startRuntime).toHaveBeenCalledTimes(1);
    return { init, get: async () => () => "page" };
  });
  await federation.load("gallery", release, "./page", true);
  await federation.load("detail", { ...release, entry: "/r/detail/1.0.0/remote-entry.js" }, "./page", true);
  expect(startRuntime).toHaveBeenCalledTimes(1);
  expect(init).toHaveBeenCalledWith({ react: {} }, [], { version: "1.0.0", shareScopeMap: {} });
});
