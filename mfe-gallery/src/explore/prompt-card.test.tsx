import type { PromptLimitState } from "@promptfolio/contracts/host-api";
import { ApiError, AUTHENTICATION_FAILED } from "@promptfolio/host/api/api-error";
import { createFakeHost, FakeHostFrame, type FakeResponses } from "@promptfolio/host/testing/fake-host";
import { sampleImage } from "@promptfolio/host/testing/sample-image";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TEXTS } from "../texts";
import { CardFoot } from "./card-foot";
import { CardWall } from "./card-wall";

const image = sampleImage(1);
const other = sampleImage(2);
const PROMPT = "A tin of saffron on midnight velvet";
const REVEALED = { status: "revealed", prompt: PROMPT, alreadyViewed: false, remaining: 4, views: 11 };

const show = (responses: FakeResponses = {}, limits: Partial<PromptLimitState> = {}) => {
  const fake = createFakeHost(responses);
  fake.promptLimit.set({ ...fake.promptLimit.get(), ...limits });
  if (limits.isLoggedIn) fake.session.set({ kind: "user", id: "u", email: "u@example.org", name: "U" });
  render(
    <FakeHostFrame host={fake.host}>
      <CardWall images={[image, other]} />
    </FakeHostFrame>,
  );
  const card = screen.getByRole("article", { name: image.title });
  return { ...fake, card, button: (name: string | RegExp) => within(card).getByRole("button", { name }) };
};

const signedIn = { isLoggedIn: true, canCopy: true, limit: 5, remaining: 5 };

describe("a card", () => {
  it("links to the image's page", () => {
    const { card } = show();
    expect(within(card).getByRole("link", { name: image.title })).toHaveAttribute(
      "href",
      "/image/poster-1-00000001",
    );
  });

  it("preloads the page when the link is hovered", async () => {
    const fake = show();
    const preload = jest.spyOn(fake.host.navigation, "preload");
    await userEvent.hover(within(fake.card).getByRole("link", { name: image.title }));
    expect(preload).toHaveBeenCalledWith("/image/poster-1-00000001");
  });

  it.each<[string, Partial<PromptLimitState>, string, boolean]>([
    ["sealed", {}, TEXTS.viewForCredit, true],
    ["seen today", { viewedIds: new Set([image.id]) }, TEXTS.viewAgain, true],
    ["seen today, at the limit", { viewedIds: new Set([image.id]), canView: false }, TEXTS.viewAgain, true],
    ["at the limit", { canView: false, remaining: 0 }, TEXTS.limitReached, false],
    ["open", { openPrompt: { id: image.id, text: PROMPT } }, TEXTS.revealed, true],
  ])("that is %s shows its state on the button", (_, limits, text, enabled) => {
    const { button } = show({}, limits);
    expect(button(text).hasAttribute("disabled")).toBe(!enabled);
  });

  it("does not contain the prompt before it is revealed", () => {
    const { card } = show();
    expect(card).toHaveTextContent("The prompt is sealed.");
    expect(card).not.toHaveTextContent(PROMPT);
  });

  it("leaves it to the strip above the cards to explain the limit", () => {
    const { card } = show({}, { canView: false, remaining: 0, resetsAt: Date.now() + 125 * 60_000 });
    expect(card).not.toHaveTextContent("New views");
    expect(within(card).getAllByRole("button")).toHaveLength(1);
  });
});

describe("revealing", () => {
  it("shows the prompt, and how many views remain", async () => {
    const { button, card, toasts } = show({ reveal: REVEALED });
    await userEvent.click(button(TEXTS.viewForCredit));
    expect(card).toHaveTextContent(PROMPT);
    expect(button(TEXTS.revealed)).toHaveAttribute("aria-expanded", "true");
    expect(toasts).toEqual([{ type: "success", message: "Prompt revealed! 4 views remaining today." }]);
  });

  it("is free for a prompt that was viewed before", async () => {
    const { button, toasts } = show(
      { reveal: { ...REVEALED, alreadyViewed: true } },
      { viewedIds: new Set([image.id]) },
    );
    await userEvent.click(button(TEXTS.viewAgain));
    expect(toasts).toEqual([{ type: "success", message: TEXTS.revealedAgain }]);
  });

  it("closes the prompt that was open", async () => {
    const { button, card } = show(
      { reveal: REVEALED },
      { openPrompt: { id: other.id, text: "Other words" } },
    );
    const before = screen.getByRole("article", { name: other.title });
    expect(before).toHaveTextContent("Other words");
    await userEvent.click(button(TEXTS.viewForCredit));
    expect(before).not.toHaveTextContent("Other words");
    expect(card).toHaveTextContent(PROMPT);
  });

  it("can be undone, by the button and by Escape", async () => {
    const { button, card } = show({ reveal: REVEALED });
    await userEvent.click(button(TEXTS.viewForCredit));
    await userEvent.click(button(TEXTS.revealed));
    expect(card).not.toHaveTextContent(PROMPT);
    await userEvent.click(button(TEXTS.viewAgain));
    await userEvent.keyboard("{Escape}");
    expect(card).not.toHaveTextContent(PROMPT);
  });

  it("sends one request, however often the button is pressed meanwhile", async () => {
    const reveal = jest.fn(() => new Promise(() => undefined));
    const { button } = show({ reveal });
    await userEvent.click(button(TEXTS.viewForCredit));
    await userEvent.click(button(TEXTS.viewForCredit));
    expect(reveal).toHaveBeenCalledTimes(1);
    expect(button(TEXTS.viewForCredit)).toHaveAttribute("aria-busy", "true");
  });

  it.each([
    ["a guest at the limit", { status: "limit-reached" }, {}, [TEXTS.limitReachedGuest]],
    ["a user at the limit", { status: "limit-reached" }, signedIn, [TEXTS.limitReachedUser]],
    ["a failure", { status: "failed", message: "No credit was used." }, {}, ["No credit was used."]],
    ["a revoked token, which the host reports", { status: "failed", message: AUTHENTICATION_FAILED }, {}, []],
  ])("shows the messages for %s", async (_, reveal, limits, messages) => {
    const { button, toasts } = show({ reveal }, limits);
    await userEvent.click(button(TEXTS.viewForCredit));
    expect(toasts).toEqual(messages.map((message) => ({ type: "error", message })));
  });
});

describe("copying", () => {
  const open = { ...signedIn, openPrompt: { id: image.id, text: PROMPT } };
  const setClipboard = (writeText: () => Promise<void>) =>
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });

  it("is offered once the prompt is revealed; until then there are only numbers", () => {
    const { card } = show({}, signedIn);
    expect(within(card).getAllByRole("button")).toHaveLength(1);
    expect(card).toHaveTextContent(/views?.*cop(y|ies).*downloads?/);
  });

  it("copies the prompt, confirms it, and counts it", async () => {
    const { button, toasts, requests } = show(
      { [`POST /public/track-copy/${image.id}`]: { copies: 3 } },
      open,
    );
    const writeText = jest.fn(async () => undefined);
    setClipboard(writeText);
    await userEvent.click(button(/^Copy prompt/));
    expect(writeText).toHaveBeenCalledWith(PROMPT);
    expect(toasts).toEqual([{ type: "success", message: TEXTS.copied }]);
    expect(requests.map(({ path }) => path)).toEqual([`/public/track-copy/${image.id}`]);
  });

  it("reports a failure, and counts nothing", async () => {
    const { button, toasts, requests } = show({}, open);
    setClipboard(() => Promise.reject(new Error("no")));
    Object.defineProperty(document, "execCommand", { value: () => false, configurable: true });
    jest.spyOn(console, "warn").mockImplementationOnce(() => undefined);
    await userEvent.click(button(/^Copy prompt/));
    expect(toasts).toEqual([{ type: "error", message: TEXTS.copyFailed }]);
    expect(requests).toEqual([]);
  });

  it("requires signing in", () => {
    const { card } = show({}, { openPrompt: { id: image.id, text: PROMPT } });
    expect(within(card).queryByRole("button", { name: /^Copy prompt/ })).not.toBeInTheDocument();
    expect(within(card).getByRole("link", { name: TEXTS.loginToCopy })).toHaveAttribute(
      "href",
      "/login?from=%2Fimage%2Fposter-1-00000001",
    );
  });
});

describe("downloading", () => {
  const open = { openPrompt: { id: image.id, text: PROMPT } };
  const saved: { name: string; content: Blob }[] = [];

  beforeEach(() => {
    saved.length = 0;
    let content = new Blob();
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        content = blob;
        return "blob:1";
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, content });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ["a guest", {}, `/public/track-download/${image.id}`],
    ["a user", signedIn, `/usage/download/${image.id}`],
  ])("saves a text file for %s, and counts it", async (_, limits, path) => {
    const { button, toasts, requests } = show({ [`POST ${path}`]: { downloads: 5 } }, { ...limits, ...open });
    await userEvent.click(button(/^Download prompt/));
    expect(saved.map(({ name }) => name)).toEqual(["Poster 1_prompt.txt"]);
    expect(saved[0]?.content.size).toBeGreaterThan(PROMPT.length);
    expect(toasts).toEqual([{ type: "success", message: TEXTS.downloaded }]);
    expect(requests.map((request) => request.path)).toEqual([path]);
  });

  it("succeeds when it can't be counted", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    const { button, toasts } = show(
      {
        [`POST /public/track-download/${image.id}`]: () => {
          throw new ApiError("HTTP error! status: 500", 500);
        },
      },
      open,
    );
    await userEvent.click(button(/^Download prompt/));
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(toasts).toEqual([{ type: "success", message: TEXTS.downloaded }]);
  });

  it("reports a failure", async () => {
    const { button, toasts, reports } = show({}, open);
    Object.assign(URL, {
      createObjectURL: () => {
        throw new Error("out of memory");
      },
    });
    await userEvent.click(button(/^Download prompt/));
    expect(toasts).toEqual([{ type: "error", message: TEXTS.downloadFailed }]);
    expect(reports).toHaveLength(1);
  });
});

it("updates when the allowance changes elsewhere", () => {
  const { button, promptLimit } = show({}, { canView: true });
  act(() => promptLimit.set({ ...promptLimit.get(), canView: false }));
  expect(button(TEXTS.limitReached)).toBeDisabled();
});

test("shows new counts where a translator has replaced the texts", () => {
  const foot = (views: number) => (
    <FakeHostFrame host={createFakeHost().host}>
      <CardFoot
        image={{ ...image, views }}
        prompt={undefined}
        actions={{ copy: jest.fn(), save: jest.fn() }}
        onHide={jest.fn()}
      />
    </FakeHostFrame>
  );
  const { container, rerender } = render(foot(10));
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) text.parentNode?.replaceChild(new Text(text.textContent ?? ""), text);
  rerender(foot(11));
  expect(container).toHaveTextContent("11 views");
});
