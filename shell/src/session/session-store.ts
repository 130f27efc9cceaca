import type { Session, SessionApi } from "@promptfolio/contracts/host-api";
import type { KeyValueStore } from "@promptfolio/lib/browser-storage";
import { createStore } from "zustand/vanilla";
import { STORAGE_KEYS } from "./storage";

const GUEST: Session = { kind: "guest" };

const read = (store: KeyValueStore): Session => {
  if (!store.getItem(STORAGE_KEYS.token)) return GUEST;
  if (store.getItem(STORAGE_KEYS.adminLoggedIn) === "true")
    return { kind: "administrator", email: store.getItem(STORAGE_KEYS.adminEmail) ?? "" };
  if (store.getItem(STORAGE_KEYS.userLoggedIn) !== "true") return GUEST;
  return {
    kind: "user",
    id: store.getItem(STORAGE_KEYS.userId) ?? "",
    email: store.getItem(STORAGE_KEYS.userEmail) ?? "",
    name: store.getItem(STORAGE_KEYS.userName) ?? "",
  };
};

const same = (a: Session, b: Session): boolean => JSON.stringify(a) === JSON.stringify(b);

export interface SessionStore extends SessionApi {
  token(): string | undefined;
  /** Reads the session that another tab stored. */
  readStorage(): void;
}

/** Who is signed in: stored in the browser, so that it survives a reload and other tabs see it. */
export const createSessionStore = (store: KeyValueStore, now: () => number = Date.now): SessionStore => {
  const session = createStore<Session>(() => read(store));
  const forget = () => {
    for (const key of [
      STORAGE_KEYS.token,
      STORAGE_KEYS.userId,
      STORAGE_KEYS.userEmail,
      STORAGE_KEYS.userName,
      STORAGE_KEYS.userLoggedIn,
      STORAGE_KEYS.adminLoggedIn,
      STORAGE_KEYS.adminEmail,
      STORAGE_KEYS.adminLoginTime,
    ])
      store.removeItem(key);
  };
  const readStorage = () => {
    const next = read(store);
    if (!same(next, session.getState())) session.setState(next, true);
  };
  return {
    get: session.getState,
    initial: () => GUEST,
    subscribe: session.subscribe,
    token: () => store.getItem(STORAGE_KEYS.token) ?? undefined,
    signIn: ({ access_token, user_id, user }) => {
      forget();
      store.setItem(STORAGE_KEYS.token, access_token);
      store.setItem(STORAGE_KEYS.userId, user_id);
      store.setItem(STORAGE_KEYS.userEmail, user.email);
      store.setItem(STORAGE_KEYS.userName, user.name);
      store.setItem(STORAGE_KEYS.userLoggedIn, "true");
      readStorage();
    },
    signInAdministrator: ({ access_token, admin }) => {
      forget();
      store.setItem(STORAGE_KEYS.token, access_token);
      store.setItem(STORAGE_KEYS.adminLoggedIn, "true");
      store.setItem(STORAGE_KEYS.adminEmail, admin.email);
      store.setItem(STORAGE_KEYS.adminLoginTime, new Date(now()).toISOString());
      readStorage();
    },
    update: ({ access_token, name, email }) => {
      const { kind } = session.getState();
      if (kind === "guest") return;
      const write = (key: string, value: string | undefined) => {
        if (value !== undefined) store.setItem(key, value);
      };
      write(STORAGE_KEYS.token, access_token);
      if (kind === "user") write(STORAGE_KEYS.userName, name);
      write(kind === "user" ? STORAGE_KEYS.userEmail : STORAGE_KEYS.adminEmail, email);
      readStorage();
    },
    signOut: () => {
      forget();
      readStorage();
    },
    readStorage,
  };
};
