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
import { color, radius, space } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { createPasskey } from "../passkeys/authenticator";
import { PasswordForm } from "./account-form";
import { Loaded, moment, Panel, PanelItem, PanelList } from "./panel";

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

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${space[2]} ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  font-family: monospace;
`;

/** New recovery codes, which are shown once. */
const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  if (codes.length === 0) return null;
  return (
    <Stack $gap={3} role="status">
      <p>
        Keep these recovery codes in a safe place, as they are not shown again. Each signs you in once, with
        your password, when you have no passkey at hand.
      </p>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
    </Stack>
  );
};

const INTRO = {
  offer: "Sign in with your fingerprint, face, PIN or security key instead of your password.",
  offerUser:
    "Sign in with your fingerprint, face, PIN or security key. Your password alone won't be enough any more.",
  required: "Each sign-in by password takes one of these as well.",
} as const;

/** Passkeys of an account. Adding and removing one requires the password. */
export const PasskeysPanel = ({ role }: { role: "user" | "administrator" }) => {
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
