import type { AdminUserQuery, USER_SORT_KEYS, UserStatus } from "@promptfolio/contracts/api/admin";

export type UserSortKey = (typeof USER_SORT_KEYS)[number];

/** The search, filter, order and page of the user list. */
export type UserView = {
  search: string;
  status: UserStatus | "";
  sort: UserSortKey;
  order: "asc" | "desc";
  page: number;
};

/** Rows of one page: few enough to stay fluid, many enough to work with. */
export const USERS_PER_PAGE = 50;

export const FIRST_VIEW: UserView = { search: "", status: "", sort: "joinDate", order: "desc", page: 1 };

const SORT_KEYS: readonly UserSortKey[] = [
  "name",
  "joinDate",
  "status",
  "viewsUsed",
  "totalPromptViews",
  "totalDownloads",
  "lastActive",
];

export const STATUSES: readonly { value: UserStatus; label: string }[] = [
  { value: "active", label: "Active" },
  { value: "inactive", label: "Inactive" },
  { value: "blocked", label: "Blocked" },
];

/** Reads the view from the URL. */
export const viewOf = (parameters: URLSearchParams): UserView => {
  const [status, sort] = [parameters.get("status"), parameters.get("sort")];
  const page = Number(parameters.get("page"));
  return {
    search: parameters.get("search") ?? "",
    status: STATUSES.find(({ value }) => value === status)?.value ?? "",
    sort: SORT_KEYS.find((key) => key === sort) ?? FIRST_VIEW.sort,
    order: parameters.get("order") === "asc" ? "asc" : "desc",
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
};

export const queryOf = ({ search, status, sort, order, page }: UserView): AdminUserQuery => ({
  sort,
  order,
  page,
  limit: USERS_PER_PAGE,
  ...(search.trim() && { search: search.trim() }),
  ...(status && { status }),
});

/** A new column starts ascending for names, descending for numbers and dates. */
export const sortedBy = (view: UserView, key: UserSortKey): UserView => {
  const turned = view.order === "asc" ? "desc" : "asc";
  const first = key === "name" || key === "status" ? "asc" : "desc";
  return { ...view, sort: key, order: view.sort === key ? turned : first, page: 1 };
};
