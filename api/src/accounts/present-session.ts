import type { UserSession } from "@promptfolio/contracts/api/accounts";
import { adoptGuestReveals, readAllowance } from "../viewer/allowance";
import type { Viewer } from "../viewer/viewer";
import type { AccountServices } from "./account-services";
import type { AccountRecord } from "./queries";

/** A new session as the API shows it. What the browser viewed today as a guest counts for the user from now on. */
export const presentUserSession = async (
  { database }: Pick<AccountServices, "database">,
  account: AccountRecord,
  viewer: Viewer,
  access_token: string,
): Promise<UserSession> => {
  await adoptGuestReveals(database, viewer, account.id);
  const { viewed } = await readAllowance(database, viewer, account.id);
  return {
    access_token,
    user_id: account.id,
    user: {
      email: account.email,
      name: account.name,
      daily_limit: account.dailyLimit,
      prompt_views_today: viewed.length,
    },
  };
};
