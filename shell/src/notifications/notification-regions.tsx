import { whenEngaged } from "@promptfolio/shared/hooks/when-engaged";
import { lazy, Suspense, useEffect, useState } from "react";
import { useNotificationCenter } from "./notification-context";

const ToastStack = lazy(() => import("./toast-stack").then(({ ToastStack }) => ({ default: ToastStack })));
const NoticeRegion = lazy(() =>
  import("./notice-region").then(({ NoticeRegion }) => ({ default: NoticeRegion })),
);

/** Both message regions. The first paint needs neither: they come when the visitor does something, or with a message. */
export const NotificationRegions = () => {
  const center = useNotificationCenter();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const disengage = whenEngaged(want);
    const unsubscribe = center.state.subscribe(want);
    return () => {
      disengage();
      unsubscribe();
    };
  }, [center]);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastStack center={center} />
      <NoticeRegion center={center} />
    </Suspense>
  );
};
