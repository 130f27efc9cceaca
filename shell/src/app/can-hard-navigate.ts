import type { NotificationCenter } from "../notifications/notification-center";

const TEXT_FIELDS = "textarea, input:not([type]), input:is([type=text], [type=email], [type=search])";

/** Text in the page itself is lost by any navigation; text in the frame around it would be lost only by a full load. */
const isFrameEdited = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS)].some(
    (field) => field.value !== "" && !field.closest("main"),
  );

/** Whether a full load of another page loses nothing that an ordinary navigation would preserve. */
export const canHardNavigate = (
  { state }: NotificationCenter,
  hasPendingMutations: () => boolean,
): boolean => {
  const { queue, notice } = state.getState();
  const isShowingMessage =
    queue.length > 0 || notice !== undefined || document.querySelector("[data-sonner-toast]");
  // Asks the page what the browser would ask it.
  const isBlocked = !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  return !isShowingMessage && !hasPendingMutations() && !isFrameEdited() && !isBlocked;
};
