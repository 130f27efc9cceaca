import { useLocation, useNavigationKind } from "@promptfolio/host/router";
import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useCurrentPage } from "../app/pages-context";

/** Calls back when the visitor has come to another page; not at first, and not when an address becomes canonical. */
export const useArrival = (arrived: () => void): void => {
  const { pathname } = useLocation();
  const kind = useNavigationKind();
  const { remote, route } = useCurrentPage()?.owned ?? {};
  const page = `${remote}/${route?.id}`;
  const shown = useRef<{ pathname: string; page: string } | null>(null);
  const tell = useEffectEvent(arrived);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, page };
    if (before === null || before.pathname === pathname) return;
    if (before.page !== page || kind !== "REPLACE") tell();
  }, [pathname, page, kind]);
};
