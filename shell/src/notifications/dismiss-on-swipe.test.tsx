import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createNotificationCenter } from "./notification-center";
import { ToastStack } from "./toast-stack";

test.each([
  [19, true],
  [20, false],
])("keeps a toast that is swiped %i px: %s", async (distance, stays) => {
  const center = createNotificationCenter();
  render(<ToastStack center={center} />);
  act(() => void center.api.toast("info", "Prompt copied to clipboard!"));
  const toast = (await screen.findByText("Prompt copied to clipboard!")).closest("li");
  if (!toast) throw new Error("no toast");
  Object.assign(toast, { setPointerCapture: () => undefined });
  // These events have no pointer type, so sonner's own gesture, which also considers speed, ignores them.
  const at = (x: number) => ({ clientX: x, clientY: 5, bubbles: true });
  fireEvent(toast, new MouseEvent("pointerdown", at(10)));
  fireEvent(toast, new MouseEvent("pointerup", at(10 + distance)));
  await waitFor(() => expect(toast.dataset["removed"]).toBe(String(!stays)));
  act(() => center.api.dismiss("message-1"));
});
