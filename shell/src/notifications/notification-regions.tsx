import { nextRetryEvent } from "@promptfolio/host/hooks/next-retry-event";
import { onFirstInteraction } from "@promptfolio/host/hooks/on-first-interaction";
import { useEffect, useState } from "react";
import { whenPageIdle } from "../when-page-idle";
import { useNotificationCenter } from "./notification-center";
import { WaitingMessages } from "./waiting-messages";

const fetchRegions = async () => {
  const [{ ToastStack }, { NoticeRegion }] = await Promise.all([
    import(/* webpackChunkName: "messages" */ "./toast-stack"),
    import(/* webpackChunkName: "messages" */ "./notice-region"),
  ]);
  return { ToastStack, NoticeRegion };
};

type Regions = Awaited<ReturnType<typeof fetchRegions>>;

/**
 * Both message regions. The first paint needs neither: they load when the page is idle, on the first interaction, or
 * with a message, which is a plain sentence until then.
 */
export const NotificationRegions = () => {
  const center = useNotificationCenter();
  const [wanted, setWanted] = useState(false);
  const [regions, setRegions] = useState<Regions>();

  useEffect(() => {
    const want = () => setWanted(true);
    whenPageIdle(want);
    const cancel = onFirstInteraction(want);
    const unsubscribe = center.state.subscribe(want);
    return () => {
      cancel();
      unsubscribe();
    };
  }, [center]);

  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    const load = () =>
      fetchRegions().then(
        (fetched) => isCurrent && setRegions(fetched),
        (error: unknown) => {
          console.warn("Messages cannot be shown in their regions yet", error);
          if (isCurrent) void nextRetryEvent().then(load);
        },
      );
    // In its own task, so that a press shows its effect first.
    const timer = setTimeout(load);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted]);

  if (!regions) return <WaitingMessages />;
  return (
    <>
      <regions.ToastStack center={center} />
      <regions.NoticeRegion center={center} />
    </>
  );
};
