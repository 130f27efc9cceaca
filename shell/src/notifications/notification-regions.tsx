import { onFirstInteraction } from "@promptfolio/host/hooks/on-first-interaction";
import { useEffect, useState } from "react";
import { useNotificationCenter } from "./notification-context";
import { WaitingMessage } from "./waiting-message";

/** The delay before the regions are fetched again after a failure, in milliseconds. */
const RETRY_DELAY_MS = 3_000;

const fetchRegions = async () => {
  const [{ ToastStack }, { NoticeRegion }] = await Promise.all([
    import("./toast-stack"),
    import("./notice-region"),
  ]);
  return { ToastStack, NoticeRegion };
};

type Regions = Awaited<ReturnType<typeof fetchRegions>>;

/**
 * Both message regions. The first paint needs neither: they load on the first interaction, or with a message. While the
 * server can't be reached, messages wait for the regions, and a sentence is shown instead.
 */
export const NotificationRegions = () => {
  const center = useNotificationCenter();
  const [wanted, setWanted] = useState(false);
  const [hasMessage, setHasMessage] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [regions, setRegions] = useState<Regions>();

  useEffect(() => {
    const want = () => setWanted(true);
    const cancel = onFirstInteraction(want);
    const unsubscribe = center.state.subscribe(() => {
      want();
      setHasMessage(true);
    });
    return () => {
      cancel();
      unsubscribe();
    };
  }, [center]);

  useEffect(() => {
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout>;
    let isCurrent = true;
    const load = () =>
      fetchRegions().then(
        (fetched) => isCurrent && setRegions(fetched),
        (error: unknown) => {
          console.warn("Messages cannot be shown yet", error);
          if (isCurrent) setHasFailed(true);
          if (isCurrent) timer = setTimeout(load, RETRY_DELAY_MS);
        },
      );
    // In its own task, so that a press shows its effect first.
    timer = setTimeout(load);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted]);

  if (!regions)
    return hasFailed && hasMessage ? (
      <WaitingMessage role="alert">
        The server can't be reached. What you asked for may not have happened; more is said here as soon as it
        is back.
      </WaitingMessage>
    ) : null;
  return (
    <>
      <regions.ToastStack center={center} />
      <regions.NoticeRegion center={center} />
    </>
  );
};
