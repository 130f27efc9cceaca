/** The dashboard's tabs as they appear in the URL: `?tab=users`. The first is the default. */
export const TABS = ["analytics", "images", "users", "settings", "audit", "releases"] as const;
export type TabName = (typeof TABS)[number];

export const TAB_PARAMETER = "tab";

export const tabOf = (search: string): TabName => {
  const wanted = new URLSearchParams(search).get(TAB_PARAMETER);
  return TABS.find((tab) => tab === wanted) ?? TABS[0];
};
