import { PRODUCT_SLUG } from "@promptfolio/contracts/product";

export const DASHBOARD = `/admin/${PRODUCT_SLUG}/dashboard`;

/** The dashboard's tabs by their values in the URL: `?tab=users`. The first is the default. */
export const TAB_NAMES = {
  analytics: "Analytics",
  images: "Images",
  users: "Users",
  settings: "Settings",
  audit: "Audit",
  releases: "Releases",
};
export type TabName = keyof typeof TAB_NAMES;

export const DEFAULT_TAB: TabName = "analytics";

export const TAB_PARAMETER = "tab";

const isTab = (value: string | null): value is TabName => value !== null && Object.hasOwn(TAB_NAMES, value);

export const tabOf = (search: string): TabName => {
  const wanted = new URLSearchParams(search).get(TAB_PARAMETER);
  return isTab(wanted) ? wanted : DEFAULT_TAB;
};

/** The path of a user in the list of users. */
export const userPath = (id: string): string => `${DASHBOARD}?tab=users&search=${encodeURIComponent(id)}`;
