import type { Passkey } from "@promptfolio/contracts/api/passkeys";
import { useApiQuery, useHost } from "@promptfolio/host";
import { addPasskey, getPasskeys, removePasskey, startPasskey } from "@promptfolio/host/api/passkeys";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { useQueryClient } from "@promptfolio/host/query";
import { Button } from "@promptfolio/ui/button";
import { Stack } from "@promptfolio/ui/layout";
import { useState } from "react";
import { createPasskey } from "../passkeys/authenticator";
import { Loaded } from "./loaded";
import { Panel } from "./panel";
import { moment, PanelItem, PanelList } from "./panel-list";
import { PasswordForm } from "./password-form";

const noteOf = ({ createdAt, lastUsedAt }: Passkey): string =>
  `Added ${moment(createdAt)}, ${lastUsedAt === null ? "not used yet" : `last used ${moment(lastUsedAt)}`}`;

const usePasskeyActions = () => {
  const { http, notifications } = useHost();
  const client = useQueryClient();
  const finish = async (message: string) => {
    await client.invalidateQueries({ queryKey: queryKeyOf(getPasskeys().path) });
    notifications.toast("success", message);
  };
  return {
    add: async (password: string) => {
      await http.send(addPasskey(await createPasskey(await http.send(startPasskey({ password })))));
      await finish("The passkey has been added.");
    },
    remove: async (id: string, password: string) => {
      await http.send(removePasskey(id, { password }));
      await finish("The passkey has been removed.");
    },
  };
};

/** Passkeys of an administrator. Adding and removing one requires the password. */
export const PasskeysPanel = () => {
  const query = useApiQuery(getPasskeys());
  const actions = usePasskeyActions();
  const [removing, setRemoving] = useState<Passkey>();
  return (
    <Panel
      title="Passkeys"
      intro={
        query.data?.required
          ? "Each sign-in takes your password and one of these."
          : "Sign in with your fingerprint, face, PIN or security key instead of your password."
      }
    >
      <Loaded query={query} height="9rem">
        {({ passkeys }) => (
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
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
};
