import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createNotificationCenter } from "./notification-center";
import { ToastStack } from "./toast-stack";

test.each([
  [19, true],
  [20, false],
])("a message that is swiped %i px stays: %s", async (distance, stays) => {
  const center = createNotificationCenter();
  render(<ToastStack center={center} />);
  act(() => void center.api.toast("info", "Prompt copied to clipboard!"));
  const message = (await screen.findByText("Prompt copied to clipboard!")).closest("li");
  if (!message) throw new Error("no message");
  Object.assign(message, { setPointerCapture: () => undefined });
  // Events without a pointer type: sonner's own gesture, which counts speed as well, does not see them.
  const at = (x: number) => ({ clientX: x, clientY: 5, bubbles: true });
  fireEvent(message, new MouseEvent("pointerdown", at(10)));
  fireEvent(message, new MouseEvent("pointerup", at(10 + distance)));
  await waitFor(() => expect(message.dataset["removed"]).toBe(String(!stays)));
  act(() => center.api.dismiss("message-1"));
});
