/**
 * The part of @tanstack/react-query that the product uses; provided by the host, so the data cache exists once. Its
 * hooks read the page's data cache.
 */
import {
  type DefaultError,
  type InfiniteData,
  type QueryClient,
  type QueryFilters,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery as useInfiniteQueryOf,
  useIsFetching as useIsFetchingOf,
  useMutation as useMutationOf,
  useQueryClient as useQueryClientOf,
  useQuery as useQueryOf,
} from "@tanstack/react-query";
import { useReadCache } from "./data-cache";

export {
  type InfiniteData,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  type UseQueryResult,
} from "@tanstack/react-query";

/** The page's query client, or that of a `QueryClientProvider`. */
export const useQueryClient = (): QueryClient => useQueryClientOf(useReadCache()?.loaded()?.client);

export const useQuery = <Response, Failure = DefaultError, Data = Response, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Response, Failure, Data, Key>,
): UseQueryResult<Data, Failure> => useQueryOf(options, useQueryClient());

export const useInfiniteQuery = <
  Response,
  Failure = DefaultError,
  Data = InfiniteData<Response>,
  Key extends QueryKey = QueryKey,
  PageParam = unknown,
>(
  options: UseInfiniteQueryOptions<Response, Failure, Data, Key, PageParam>,
): UseInfiniteQueryResult<Data, Failure> => useInfiniteQueryOf(options, useQueryClient());

export const useMutation = <Response = unknown, Failure = DefaultError, Variables = void, Result = unknown>(
  options: UseMutationOptions<Response, Failure, Variables, Result>,
): UseMutationResult<Response, Failure, Variables, Result> => useMutationOf(options, useQueryClient());

export const useIsFetching = (filters?: QueryFilters): number => useIsFetchingOf(filters, useQueryClient());
