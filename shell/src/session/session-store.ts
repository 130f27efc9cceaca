import type { Session, SessionApi } from "@promptfolio/contracts/host-api";
import type { KeyValueStore } from "@promptfolio/lib/browser-storage";
import { createStore } from "zustand/vanilla";
import { SESSION_KEYS, storedKind } from "./storage";

const GUEST: Session = { kind: "guest" };

const read = (store: KeyValueStore): Session => {
  const textOf = (key: string) => store.getItem(key) ?? "";
  const kind = storedKind(store.getItem);
  if (kind === "administrator") return { kind, email: textOf(SESSION_KEYS.adminEmail) };
  if (kind === "guest") return GUEST;
  const { userId, userEmail, userName } = SESSION_KEYS;
  return { kind, id: textOf(userId), email: textOf(userEmail), name: textOf(userName) };
};

const same = (a: Session, b: Session): boolean => JSON.stringify(a) === JSON.stringify(b);

interface SessionStore extends SessionApi {
  token(): string | undefined;
  /** Reads the session that another tab stored. */
  readStorage(): void;
}

/** Who is signed in: stored in the browser, so that it survives a reload and other tabs see it. */
export const createSessionStore = (store: KeyValueStore, now: () => number = Date.now): SessionStore => {
  const session = createStore<Session>(() => read(store));
  const forget = () => {
    for (const key of Object.values(SESSION_KEYS)) store.removeItem(key);
  };
  const readStorage = () => {
    const next = read(store);
    if (!same(next, session.getState())) session.setState(next, true);
  };
  return {
    get: session.getState,
    initial: () => GUEST,
    subscribe: session.subscribe,
    token: () => store.getItem(SESSION_KEYS.token) ?? undefined,
    signIn: ({ access_token, user_id, user }) => {
      forget();
      store.setItem(SESSION_KEYS.token, access_token);
      store.setItem(SESSION_KEYS.userId, user_id);
      store.setItem(SESSION_KEYS.userEmail, user.email);
      store.setItem(SESSION_KEYS.userName, user.name);
      store.setItem(SESSION_KEYS.userLoggedIn, "true");
      readStorage();
    },
    signInAdministrator: ({ access_token, admin }) => {
      forget();
      store.setItem(SESSION_KEYS.token, access_token);
      store.setItem(SESSION_KEYS.adminLoggedIn, "true");
      store.setItem(SESSION_KEYS.adminEmail, admin.email);
      store.setItem(SESSION_KEYS.adminLoginTime, new Date(now()).toISOString());
      readStorage();
    },
    update: ({ access_token, name, email }) => {
      const { kind } = session.getState();
      if (kind === "guest") return;
      const write = (key: string, value: string | undefined) => {
        if (value !== undefined) store.setItem(key, value);
      };
      write(SESSION_KEYS.token, access_token);
      if (kind === "user") write(SESSION_KEYS.userName, name);
      write(kind === "user" ? SESSION_KEYS.userEmail : SESSION_KEYS.adminEmail, email);
      readStorage();
    },
    signOut: () => {
      forget();
      readStorage();
    },
    readStorage,
  };
};
