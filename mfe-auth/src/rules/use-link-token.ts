import { useLocation, useNavigate } from "@promptfolio/host/router";
import { useEffect, useState } from "react";

/** The token in the fragment of a mailed link, `#token=…`. It is removed from address bar and history at once. */
export const useLinkToken = (name: string): string | null => {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const found = new URLSearchParams(hash.slice(1)).get(name);
  const [token, setToken] = useState(found);
  useEffect(() => {
    if (found === null) return;
    setToken(found);
    void navigate(pathname, { replace: true });
  }, [found, navigate, pathname]);
  return token;
};
