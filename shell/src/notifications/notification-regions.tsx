import { lazy, Suspense, useEffect, useState } from "react";
import { useNotificationCenter } from "./notification-context";

const ToastStack = lazy(() => import("./toast-stack").then(({ ToastStack }) => ({ default: ToastStack })));
const NoticeRegion = lazy(() =>
  import("./notice-region").then(({ NoticeRegion }) => ({ default: NoticeRegion })),
);

/** How long after the page stands the regions are fetched, in milliseconds: before anybody needs them. */
const FETCH_AFTER = 2_500;

/** Both message regions. They aren't needed for the first paint, so they come a moment later, or with the first message. */
export const NotificationRegions = () => {
  const center = useNotificationCenter();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const timer = setTimeout(want, FETCH_AFTER);
    const unsubscribe = center.state.subscribe(want);
    return () => {
      clearTimeout(timer);
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
