import { QueryClient, QueryClientProvider, useQuery } from "@promptfolio/host/query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { refetchChanged } from "./refetch-changed";

test("ignores the result of a first load that began before the change", async () => {
  const cache = new QueryClient();
  const responses: ((names: string[]) => void)[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  const load = ({ signal: _ }: { signal: AbortSignal }) =>
    new Promise<string[]>((resolve) => responses.push(resolve));
  const { result } = renderHook(() => useQuery({ queryKey: ["list"], queryFn: load }), { wrapper });
  await waitFor(() => expect(responses).toHaveLength(1));

  const refetched = refetchChanged(cache, { queryKey: ["list"] });
  await waitFor(() => expect(responses).toHaveLength(2));
  await act(async () => {
    responses[0]?.(["before"]);
    responses[1]?.(["after"]);
    await refetched;
  });
  await waitFor(() => expect(result.current.data).toEqual(["after"]));
  cache.clear();
});
