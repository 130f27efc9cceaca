import type { Session, SessionApi } from "@promptfolio/contracts/host-api";
import { createStore } from "zustand/vanilla";
import { KEYS, type KeyValueStore } from "./stored";

const GUEST: Session = { kind: "guest" };

const read = (store: KeyValueStore): Session => {
  if (!store.getItem(KEYS.token)) return GUEST;
  if (store.getItem(KEYS.adminLoggedIn) === "true")
    return { kind: "administrator", email: store.getItem(KEYS.adminEmail) ?? "" };
  if (store.getItem(KEYS.userLoggedIn) !== "true") return GUEST;
  return {
    kind: "user",
    id: store.getItem(KEYS.userId) ?? "",
    email: store.getItem(KEYS.userEmail) ?? "",
    name: store.getItem(KEYS.userName) ?? "",
  };
};

const same = (a: Session, b: Session): boolean => JSON.stringify(a) === JSON.stringify(b);

export interface SessionStore extends SessionApi {
  token(): string | null;
  /** Takes over what another tab wrote. */
  reread(): void;
}

/** Who is signed in: kept in the browser's storage, so that it survives a reload and other tabs see it. */
export const createSessionStore = (store: KeyValueStore, now: () => number = Date.now): SessionStore => {
  const session = createStore<Session>(() => read(store));
  const forget = () => {
    for (const key of [
      KEYS.token,
      KEYS.userId,
      KEYS.userEmail,
      KEYS.userName,
      KEYS.userLoggedIn,
      KEYS.adminLoggedIn,
      KEYS.adminEmail,
      KEYS.adminLoginTime,
    ])
      store.removeItem(key);
  };
  const reread = () => {
    const next = read(store);
    if (!same(next, session.getState())) session.setState(next, true);
  };
  return {
    get: session.getState,
    initial: () => GUEST,
    subscribe: session.subscribe,
    token: () => store.getItem(KEYS.token),
    signIn: ({ access_token, user_id, user }) => {
      forget();
      store.setItem(KEYS.token, access_token);
      store.setItem(KEYS.userId, user_id);
      store.setItem(KEYS.userEmail, user.email);
      store.setItem(KEYS.userName, user.name);
      store.setItem(KEYS.userLoggedIn, "true");
      reread();
    },
    signInAdministrator: ({ access_token, admin }) => {
      forget();
      store.setItem(KEYS.token, access_token);
      store.setItem(KEYS.adminLoggedIn, "true");
      store.setItem(KEYS.adminEmail, admin.email);
      store.setItem(KEYS.adminLoginTime, new Date(now()).toISOString());
      reread();
    },
    signOut: () => {
      forget();
      reread();
    },
    reread,
  };
};
