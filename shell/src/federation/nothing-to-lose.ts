import type { NotificationCenter } from "../notifications/notification-center";

const TEXT_FIELDS = "textarea, input:not([type]), input:is([type=text], [type=email], [type=search])";

/** The page goes in any case; what is typed into the frame around it would have stayed. */
const isTypedBesideThePage = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS)].some(
    (field) => field.value !== "" && !field.closest("main"),
  );

/** Whoever would have the browser ask before the window is closed is not to be left either. */
const doesAnybodyObject = (): boolean => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** Whether going to another page by a load would lose nothing that an ordinary step would have kept. */
export const isNothingToLose = ({ state }: NotificationCenter, isSending: () => boolean): boolean => {
  const { queue, notice } = state.getState();
  const isTelling = queue.length > 0 || notice !== null || document.querySelector("[data-sonner-toast]");
  return !isTelling && !isSending() && !isTypedBesideThePage() && !doesAnybodyObject();
};
