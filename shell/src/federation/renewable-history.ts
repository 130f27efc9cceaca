import { createBrowserHistory } from "@promptfolio/host/router-history";

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/** The browser's history, of which a step to another page may be a load of that page. */
export interface RenewableHistory {
  history: BrowserHistory;
  /**
   * `decide` is asked, with the path that is gone to, before each step forward to another page. If it answers true the
   * page is loaded from the server, in the versions of now; address, state and way back are those of an ordinary step.
   */
  renewWhen(decide: (pathname: string) => boolean): void;
}

/** @param reload loads the page that the address names; given by tests */
export const createRenewableHistory = (reload = () => location.reload()): RenewableHistory => {
  const history = createBrowserHistory({ v5Compat: true });
  let decide: (pathname: string) => boolean = () => false;
  let isLeaving = false;
  const { push, listen } = history;
  return {
    history: Object.assign(history, {
      // Nobody draws the next page with what is about to be replaced.
      listen: (listener: Parameters<typeof listen>[0]) =>
        listen((update) => {
          if (!isLeaving) listener(update);
        }),
      push: (to: Parameters<typeof push>[0], state?: unknown) => {
        const { pathname } = new URL(history.createHref(to), location.href);
        isLeaving = pathname !== location.pathname && decide(pathname);
        push(to, state);
        if (isLeaving) reload();
      },
    }),
    renewWhen: (next) => {
      decide = next;
    },
  };
};
