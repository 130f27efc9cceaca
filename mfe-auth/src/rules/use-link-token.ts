import { useLocation, useNavigate } from "@promptfolio/host/router";
import { useEffect, useState } from "react";

/** The token in the fragment of a mailed link, `#token=…`. It is removed from address bar and history at once. */
export const useLinkToken = (name: string): string | undefined => {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const found = new URLSearchParams(hash.slice(1)).get(name) ?? undefined;
  const [token, setToken] = useState(found);
  useEffect(() => {
    if (found === undefined) return;
    setToken(found);
    void navigate(pathname, { replace: true });
  }, [found, navigate, pathname]);
  return token;
};
