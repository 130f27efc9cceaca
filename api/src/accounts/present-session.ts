import type { UserSession } from "@promptfolio/contracts/api/accounts";
import { adoptGuestReveals, readAllowance } from "../viewer/allowance";
import type { Viewer } from "../viewer/viewer";
import type { AccountServices } from "./account-services";
import type { AccountRecord } from "./queries";

/** A new session as the API shows it. What the browser viewed today as a guest counts for the user from now on. */
export const presentUserSession = async (
  { database }: Pick<AccountServices, "database">,
  account: AccountRecord,
  { guestId, now, day }: Viewer,
  access_token: string,
): Promise<UserSession> => {
  const today = { userId: account.id, guestId, day: day.date, now };
  await adoptGuestReveals(database, today);
  const { viewed } = await readAllowance(database, today);
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
