import { nextRetryEvent } from "@promptfolio/host/hooks/next-retry-event";
import { onFirstInteraction } from "@promptfolio/host/hooks/on-first-interaction";
import { yieldToMain } from "@promptfolio/host/hooks/yield-to-main";
import { useEffect, useState } from "react";
import { whenPageIdle } from "../when-page-idle";
import { useNotificationCenter } from "./notification-center";
import { WaitingMessages } from "./waiting-messages";

const fetchRegions = async () => {
  for (;;)
    try {
      // In its own task, so that a press shows its effect first.
      await yieldToMain();
      const [{ ToastStack }, { NoticeRegion }] = await Promise.all([
        import(/* webpackChunkName: "messages" */ "./toast-stack"),
        import(/* webpackChunkName: "messages" */ "./notice-region"),
      ]);
      return { ToastStack, NoticeRegion };
    } catch (error) {
      console.warn("Messages cannot be shown in their regions yet", error);
      await nextRetryEvent();
    }
};

/**
 * Both message regions. The first paint needs neither: they load when the page is idle, on the first interaction, or
 * with a message, which is a plain sentence until then.
 */
export const NotificationRegions = () => {
  const center = useNotificationCenter();
  const [regions, setRegions] = useState<Awaited<ReturnType<typeof fetchRegions>>>();

  useEffect(() => {
    let isWanted = false;
    const want = () => {
      if (!isWanted) void fetchRegions().then(setRegions);
      isWanted = true;
    };
    whenPageIdle(want);
    const cancel = onFirstInteraction(want);
    const unsubscribe = center.state.subscribe(want);
    return () => {
      cancel();
      unsubscribe();
    };
  }, [center]);

  if (!regions) return <WaitingMessages />;
  return (
    <>
      <regions.ToastStack center={center} />
      <regions.NoticeRegion center={center} />
    </>
  );
};
