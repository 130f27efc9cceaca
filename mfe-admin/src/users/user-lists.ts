import type { AdminUser, AdminUserList } from "@promptfolio/contracts/api/admin";

const mapLists = (list: AdminUserList, change: (users: AdminUser[]) => AdminUser[]): AdminUserList => ({
  ...list,
  users: change(list.users),
  recentUsers: change(list.recentUsers),
  topDownloaders: change(list.topDownloaders),
});

export const withUser = (list: AdminUserList, changed: AdminUser): AdminUserList =>
  mapLists(list, (users) => users.map((user) => (user.id === changed.id ? changed : user)));

/** `total` counts the users that match, so it only drops if the user was listed. */
export const withoutUser = (list: AdminUserList, id: string): AdminUserList => {
  const listed = list.users.some((user) => user.id === id);
  return {
    ...mapLists(list, (users) => users.filter((user) => user.id !== id)),
    total: listed ? list.total - 1 : list.total,
  };
};
