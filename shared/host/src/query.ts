/** The part of @tanstack/react-query that the product uses; provided by the host, so the data cache exists once. */
export {
  type InfiniteData,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  type UseQueryResult,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
