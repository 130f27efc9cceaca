import type { AccountProfile } from "@promptfolio/contracts/api/accounts";
import { useApiQuery, useHost } from "@promptfolio/host";
import { changeEmail, changeName, getAccount, sendVerification } from "@promptfolio/host/api/accounts";
import { isApiError } from "@promptfolio/host/api/api-error";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { useMutation, useQueryClient } from "@promptfolio/host/query";
import { Badge } from "@promptfolio/ui/badge";
import { Button } from "@promptfolio/ui/button";
import { Row, Stack } from "@promptfolio/ui/layout";
import { PasswordField } from "@promptfolio/ui/password-field";
import { Skeleton } from "@promptfolio/ui/skeleton";
import { TextField } from "@promptfolio/ui/text-field";
import { AuthForm } from "../form/auth-form";
import { EmailField } from "../form/email-field";
import { SubmitButton } from "../form/submit-button";
import { useAuthForm } from "../form/use-auth-form";
import { accountError } from "../rules/account-error";
import { requireFields } from "../rules/validation";
import { Panel } from "./panel";
import { useEmailLink } from "./use-email-link";

const NAME = ["name"] as const;
const EMAIL = ["email", "password"] as const;

const NameForm = ({ profile }: { profile: AccountProfile }) => {
  const { http, notifications, session } = useHost();
  const { busy, field, form } = useAuthForm({
    where: "change name",
    fields: NAME,
    stay: true,
    validate: requireFields(NAME, "Please enter your name"),
    toFormError: accountError(NAME),
    send: async ({ name }) => {
      const changed = await http.send(changeName({ name }));
      session.update({ name: changed.name });
      notifications.toast("success", "Your name has been changed.");
    },
  });
  return (
    <AuthForm
      form={form}
      label="Name"
      submit={
        <SubmitButton compact busy={busy} busyLabel="Saving…">
          Save Name
        </SubmitButton>
      }
    >
      <TextField
        {...field("name")}
        label="Name"
        autoComplete="name"
        maxLength={80}
        defaultValue={profile.name}
      />
    </AuthForm>
  );
};

const EmailForm = ({ profile }: { profile: AccountProfile }) => {
  const { http, notifications, session } = useHost();
  const client = useQueryClient();
  const { busy, field, form } = useAuthForm({
    where: "change email",
    fields: EMAIL,
    stay: true,
    validate: requireFields(EMAIL, "Please enter your new email and your password"),
    toFormError: accountError(EMAIL),
    send: async ({ email, password }) => {
      const { message } = await http.send(changeEmail({ email: email.trim(), password }));
      if (!profile.mail) session.update({ email: email.trim() });
      await client.invalidateQueries({ queryKey: queryKeyOf(getAccount().path) });
      notifications.toast("success", message);
    },
  });
  return (
    <AuthForm
      form={form}
      label="Email"
      submit={
        <SubmitButton compact busy={busy} busyLabel="Saving…">
          Change Email
        </SubmitButton>
      }
    >
      <EmailField label="New email" fieldProps={field("email")} />
      <PasswordField
        {...field("password")}
        label="Your password"
        autoComplete="current-password"
        maxLength={200}
      />
    </AuthForm>
  );
};

const Verification = ({ profile }: { profile: AccountProfile }) => {
  const { http, notifications, report } = useHost();
  const verification = useMutation({
    mutationFn: () => http.send(sendVerification()),
    onSuccess: ({ message }) => notifications.toast("success", message),
    onError: (error) => {
      if (!isApiError(error)) report(error, "send verification");
      notifications.toast("error", isApiError(error) && error.detail !== "" ? error.detail : error.message);
    },
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

/** Name and email. A link from a message is used up here as well. */
export const ProfilePanel = () => {
  useEmailLink();
  const { data, error } = useApiQuery(getAccount());
  return (
    <Panel title="Profile" intro="Your name stands in the header. You sign in with your email.">
      {data ? (
        <Stack $gap={8}>
          <NameForm key={data.name} profile={data} />
          <Stack $gap={4}>
            <Row>
              <span>{data.email}</span>
              <Verification profile={data} />
            </Row>
            <EmailForm key={data.email} profile={data} />
          </Stack>
        </Stack>
      ) : error ? (
        <p role="alert">{error.message}</p>
      ) : (
        <Skeleton $height="22rem" />
      )}
    </Panel>
  );
};
