import { useLocation, useNavigationType } from "@promptfolio/host/router";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useCurrentPage } from "../routing/current-page";

/** Calls back when another page is shown; not on the first one, and not when a URL is replaced by its canonical one. */
export const useRouteChange = (onRouteChange: () => void): void => {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const { remote, route } = useCurrentPage()?.owned ?? {};
  const page = `${remote}/${route?.id}`;
  const previous = useRef<{ pathname: string; page: string }>(undefined);
  const notify = useEffectEvent(onRouteChange);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = { pathname, page };
    if (before === undefined || before.pathname === pathname) return;
    if (before.page !== page || kind !== "REPLACE") notify();
  }, [pathname, page, kind]);
};
