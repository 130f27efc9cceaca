import type { AccountProfile } from "@promptfolio/contracts/api/accounts";
import { useApiQuery, useHost } from "@promptfolio/host";
import {
  changeEmail,
  changeName,
  getAccount,
  sendVerification,
  verifyEmail,
} from "@promptfolio/host/api/accounts";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { useMutation, useQueryClient } from "@promptfolio/host/query";
import { Badge } from "@promptfolio/ui/badge";
import { Button } from "@promptfolio/ui/button";
import { Row, Stack } from "@promptfolio/ui/layout";
import { TextField } from "@promptfolio/ui/text-field";
import { useEffect } from "react";
import { EmailField } from "../form/email-field";
import { CurrentPasswordField } from "../form/password-fields";
import { useFailureToast } from "../rules/use-failure-toast";
import { useLinkToken } from "../rules/use-link-token";
import { checkEmail, requireFields } from "../rules/validation";
import { AccountForm } from "./account-form";
import { Loaded, Panel } from "./panel";

/** Redeems the link that confirms an email address, if the page was opened by one. */
const useEmailLink = (): void => {
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

const NAME = ["name"] as const;
const EMAIL = ["email", "password"] as const;

const NameForm = ({ profile }: { profile: AccountProfile }) => {
  const { http, notifications, session } = useHost();
  return (
    <AccountForm
      label="Name"
      submit="Save Name"
      stay
      fields={NAME}
      validate={requireFields(NAME, "Please enter your name")}
      send={async ({ name }) => {
        const changed = await http.send(changeName({ name }));
        session.update({ name: changed.name });
        notifications.toast("success", "Your name has been changed.");
      }}
    >
      {(field) => (
        <TextField
          {...field("name")}
          label="Name"
          autoComplete="name"
          maxLength={80}
          defaultValue={profile.name}
        />
      )}
    </AccountForm>
  );
};

const EmailForm = ({ profile }: { profile: AccountProfile }) => {
  const { http, notifications, session } = useHost();
  const client = useQueryClient();
  return (
    <AccountForm
      label="Email"
      submit="Change Email"
      stay
      fields={EMAIL}
      validate={requireFields(EMAIL, "Please enter your new email and your password")}
      check={(field, { email }) => (field === "email" ? checkEmail(email) : undefined)}
      send={async ({ email, password }) => {
        const { message } = await http.send(changeEmail({ email: email.trim(), password }));
        if (!profile.mail) session.update({ email: email.trim() });
        await client.invalidateQueries({ queryKey: queryKeyOf(getAccount().path) });
        notifications.toast("success", message);
      }}
    >
      {(field) => (
        <>
          <EmailField label="New email" fieldProps={field("email")} />
          <CurrentPasswordField label="Your password" fieldProps={field("password")} />
        </>
      )}
    </AccountForm>
  );
};

const Verification = ({ profile }: { profile: AccountProfile }) => {
  const { http, notifications } = useHost();
  const verification = useMutation({
    mutationFn: () => http.send(sendVerification()),
    onSuccess: ({ message }) => notifications.toast("success", message),
    onError: useFailureToast("send verification"),
  });
  if (profile.emailVerified) return <Badge tone="positive">Verified</Badge>;
  if (!profile.mail) return null;
  return (
    <>
      <Badge tone="warning">Not verified</Badge>
      <Button size="small" busy={verification.isPending} onClick={() => verification.mutate()}>
        {verification.isPending ? "Sending…" : "Send a link"}
      </Button>
    </>
  );
};

/** Name and email. Links from mails are redeemed here as well. */
export const ProfilePanel = () => {
  useEmailLink();
  const query = useApiQuery(getAccount());
  return (
    <Panel title="Profile" intro="Your name stands in the header. You sign in with your email.">
      <Loaded query={query} height="22rem">
        {(profile) => (
          <Stack $gap={8}>
            <NameForm key={profile.name} profile={profile} />
            <Stack $gap={4}>
              <Row>
                <span>{profile.email}</span>
                <Verification profile={profile} />
              </Row>
              <EmailForm key={profile.email} profile={profile} />
            </Stack>
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
};
