import { QueryClient } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { renderToString } from "react-dom/server";
import { get } from "./api/request";
import { type DataCache, DataCacheContext, type LoadedDataCache } from "./data-cache";
import { HostContext } from "./host-context";
import { HydrateWhenVisible } from "./hydration/hydrate-when-visible";
import { TestPage } from "./hydration/page-testing";
import { StaticPart } from "./hydration/static-part";
import { dataCacheOf, loadedDataCache } from "./loaded-data-cache";
import { useQueryClient } from "./query";
import { createFakeHost } from "./testing/fake-host";
import { useApiQuery } from "./use-api";

const { host } = createFakeHost({ "GET /filters": { tags: ["New"] } });
const Tags = () => <p>{useApiQuery(get<{ tags: string[] }>("/filters")).data?.tags.join() ?? "none yet"}</p>;
const Client = () => <p>{useQueryClient().isFetching()}</p>;

const client = new QueryClient();
// Cached responses expire after minutes, by a timer.
afterEach(() => client.clear());

test("a component that reads a response waits for the code of the data cache", async () => {
  let arrive: (cache: LoadedDataCache) => void = () => undefined;
  const code = new Promise<LoadedDataCache>((resolve) => {
    arrive = resolve;
  });
  const cache: DataCache = { ...dataCacheOf(client), loaded: () => undefined, load: () => code };
  await act(async () => {
    render(
      <HostContext value={host}>
        <DataCacheContext value={cache}>
          <Suspense fallback="Loading…">
            <Tags />
          </Suspense>
        </DataCacheContext>
      </HostContext>,
    );
  });
  expect(document.body).toHaveTextContent("Loading…");
  await act(async () => arrive(loadedDataCache(client)));
  expect(await screen.findByText("New")).toBeVisible();
});

test.each([
  ["reads a response", <Tags key="tags" />, true],
  ["uses the client", <Client key="client" />, true],
  [
    "reads a response in a part that hydrates later",
    <HydrateWhenVisible key="later">
      <Tags />
    </HydrateWhenVisible>,
    false,
  ],
  [
    "reads a response in a static part",
    <StaticPart key="static">
      <Tags />
    </StaticPart>,
    false,
  ],
])("a page that %s tells the server whether a browser needs the data cache", (_, content, reads) => {
  const onRead = jest.fn();
  renderToString(
    <HostContext value={host}>
      <DataCacheContext value={{ ...dataCacheOf(client), onRead }}>
        <TestPage>{content}</TestPage>
      </DataCacheContext>
    </HostContext>,
  );
  expect(onRead.mock.calls.length > 0).toBe(reads);
});
