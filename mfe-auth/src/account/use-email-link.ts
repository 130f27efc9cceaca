import { useHost } from "@promptfolio/host";
import { getAccount, verifyEmail } from "@promptfolio/host/api/accounts";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { useMutation, useQueryClient } from "@promptfolio/host/query";
import { useEffect } from "react";
import { useFailureToast } from "../rules/use-failure-toast";
import { useLinkToken } from "../rules/use-link-token";

/** Redeems the link that confirms an email address, if the page was opened by one. */
export const useEmailLink = (): void => {
  const token = useLinkToken("verify");
  const { http, notifications, session } = useHost();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (link: string) => http.send(verifyEmail({ token: link })),
    onSuccess: (profile) => {
      session.update({ email: profile.email });
      client.setQueryData(queryKeyOf(getAccount().path), profile);
      notifications.toast("success", "Your email has been verified.");
    },
    onError: useFailureToast("verify email"),
  });
  useEffect(() => {
    if (token !== undefined) mutate(token);
  }, [token, mutate]);
};
