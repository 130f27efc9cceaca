import { createContext, useContext } from "react";
import type { NotificationCenter } from "./notification-center";

export const NotificationCenterContext = createContext<NotificationCenter | null>(null);

export const useNotificationCenter = (): NotificationCenter => {
  const center = useContext(NotificationCenterContext);
  if (center === null) throw new Error("There is no notification center here");
  return center;
};
