import type { Session } from "@promptfolio/contracts/host-api";
import { useHost } from "./host-context";
import { useReadable } from "./use-readable";

const whole = (session: Session): Session => session;

/** Who is signed in. During SSR and hydration always a guest. */
export const useSession = (): Session => useReadable(useHost().session, whole);
