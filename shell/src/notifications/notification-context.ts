import { createContext, useContext } from "react";
import type { NotificationCenter } from "./notification-center";

export const NotificationCenterContext = createContext<NotificationCenter | undefined>(undefined);

export const useNotificationCenter = (): NotificationCenter => {
  const center = useContext(NotificationCenterContext);
  if (center === undefined) throw new Error("There is no notification center here");
  return center;
};
