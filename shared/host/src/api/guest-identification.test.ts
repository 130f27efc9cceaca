import { createGuestIdentification, identifiesGuest } from "./guest-identification";

/** A request that the test resolves or rejects explicitly. */
const heldCall = () => {
  let resolve: (response: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<string>((responded, failed) => {
    resolve = responded;
    reject = failed;
  });
  return { send: jest.fn(() => promise), resolve, reject };
};

const settle = () => new Promise((done) => setTimeout(done));

test("serialises requests until the first response, then sends them in parallel", async () => {
  const identify = createGuestIdentification();
  const [first, second, third, fourth] = [heldCall(), heldCall(), heldCall(), heldCall()];
  void identify(first.send);
  const response = identify(second.send);
  await settle();
  expect(first.send).toHaveBeenCalledTimes(1);
  expect(second.send).not.toHaveBeenCalled();
  first.resolve("");
  await settle();
  expect(second.send).toHaveBeenCalledTimes(1);
  second.resolve("second");
  await expect(response).resolves.toBe("second");
  void identify(third.send);
  void identify(fourth.send);
  expect(third.send).toHaveBeenCalledTimes(1);
  expect(fourth.send).toHaveBeenCalledTimes(1);
});

test("sends the next request after a failure, still one at a time", async () => {
  const identify = createGuestIdentification();
  const [first, second, third] = [heldCall(), heldCall(), heldCall()];
  const failure = identify(first.send);
  void identify(second.send);
  void identify(third.send);
  first.reject(new Error("offline"));
  await expect(failure).rejects.toThrow("offline");
  await settle();
  expect(second.send).toHaveBeenCalledTimes(1);
  expect(third.send).not.toHaveBeenCalled();
});

test.each([
  ["/usage/my-stats", true],
  ["/usage/prompt-view/1", true],
  ["/public/prompt-view/1", true],
  ["/public/track-view/1", true],
  ["/public/system-settings", false],
  ["/images?limit=5", false],
  ["/admin/users", false],
])("%s identifies the guest: %s", (path, expected) => expect(identifiesGuest(path)).toBe(expected));
