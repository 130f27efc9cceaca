import type { Passkey } from "@promptfolio/contracts/api/passkeys";
import { useApiQuery, useHost } from "@promptfolio/host";
import {
  addPasskey,
  getPasskeys,
  makeRecoveryCodes,
  removePasskey,
  startPasskey,
} from "@promptfolio/host/api/passkeys";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { useQueryClient } from "@promptfolio/host/query";
import { countOf } from "@promptfolio/lib/formats";
import { Button } from "@promptfolio/ui/button";
import { Stack } from "@promptfolio/ui/layout";
import { useState } from "react";
import { createPasskey } from "../passkeys/authenticator";
import { Loaded } from "./loaded";
import { Panel } from "./panel";
import { moment, PanelItem, PanelList } from "./panel-list";
import { PasswordForm } from "./password-form";
import { RecoveryCodes } from "./recovery-codes";

const noteOf = ({ createdAt, lastUsedAt }: Passkey): string =>
  `Added ${moment(createdAt)}, ${lastUsedAt === null ? "not used yet" : `last used ${moment(lastUsedAt)}`}`;

const usePasskeyActions = (showCodes: (codes: readonly string[]) => void) => {
  const { http, notifications } = useHost();
  const client = useQueryClient();
  const finish = async (message: string) => {
    await client.invalidateQueries({ queryKey: queryKeyOf(getPasskeys().path) });
    notifications.toast("success", message);
  };
  return {
    add: async (password: string) => {
      const { recoveryCodes } = await http.send(
        addPasskey(await createPasskey(await http.send(startPasskey({ password })))),
      );
      showCodes(recoveryCodes);
      await finish("The passkey has been added.");
    },
    remove: async (id: string, password: string) => {
      await http.send(removePasskey(id, { password }));
      await finish("The passkey has been removed.");
    },
    renewCodes: async (password: string) => {
      showCodes((await http.send(makeRecoveryCodes({ password }))).recoveryCodes);
      await finish("Your earlier recovery codes don't work any more.");
    },
  };
};

interface PasskeysPanelProps {
  role: "user" | "administrator";
}

const INTRO = {
  offer: "Sign in with your fingerprint, face, PIN or security key instead of your password.",
  offerUser:
    "Sign in with your fingerprint, face, PIN or security key. Your password alone won't be enough any more.",
  required: "Each sign-in by password takes one of these as well.",
} as const;

/** Passkeys of an account. Adding and removing one requires the password. */
export const PasskeysPanel = ({ role }: PasskeysPanelProps) => {
  const query = useApiQuery(getPasskeys());
  const [codes, setCodes] = useState<readonly string[]>([]);
  const actions = usePasskeyActions(setCodes);
  const [removing, setRemoving] = useState<Passkey>();
  const offer = role === "user" ? INTRO.offerUser : INTRO.offer;
  return (
    <Panel title="Passkeys" intro={query.data?.required ? INTRO.required : offer}>
      <Loaded query={query} height="9rem">
        {({ passkeys, recoveryCodes }) => (
          <Stack $gap={5}>
            {passkeys.length > 0 && (
              <PanelList aria-label="Your passkeys">
                {passkeys.map((passkey) => (
                  <PanelItem
                    key={passkey.id}
                    title={<strong>{passkey.name}</strong>}
                    note={noteOf(passkey)}
                    action={
                      removing?.id !== passkey.id && (
                        <Button
                          size="small"
                          aria-label={`Remove the passkey of ${passkey.name}, added ${moment(passkey.createdAt)}`}
                          onClick={() => setRemoving(passkey)}
                        >
                          Remove
                        </Button>
                      )
                    }
                  />
                ))}
              </PanelList>
            )}
            <RecoveryCodes codes={codes} />
            {removing ? (
              <PasswordForm
                key={removing.id}
                label="Remove passkey"
                submit="Remove This Passkey"
                busyLabel="Removing…"
                danger
                send={async (password) => {
                  await actions.remove(removing.id, password);
                  setRemoving(undefined);
                }}
              />
            ) : (
              <PasswordForm
                label="Add passkey"
                submit="Add a Passkey"
                busyLabel="Adding…"
                stay
                send={actions.add}
              />
            )}
            {passkeys.length > 0 && !removing && (
              <Stack $gap={3}>
                <p>{`${countOf(recoveryCodes, "recovery code")} left, for when you have no passkey at hand.`}</p>
                <PasswordForm
                  label="New recovery codes"
                  submit="Make New Recovery Codes"
                  busyLabel="Making…"
                  stay
                  send={actions.renewCodes}
                />
              </Stack>
            )}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
};
