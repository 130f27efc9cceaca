import type { PromptLimitState } from "@promptfolio/contracts/host-api";
import { AUTHENTICATION_FAILED } from "@promptfolio/host/api/api-error";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NOTICES, TEXTS } from "../texts";
import { image, openPage, PATH, PROMPT } from "./image-testing";

const REVEALED = { status: "revealed", prompt: PROMPT, alreadyViewed: false, remaining: 4, views: 12 };
const signedIn = { isLoggedIn: true, canCopy: true, limit: 5, remaining: 5 };
const open = { openPrompt: { id: image.id, text: PROMPT } };

const openPanel = async (reveal: unknown = REVEALED, limits: Partial<PromptLimitState> = {}) => {
  const fake = openPage(PATH, { reveal, [`POST /public/track-copy/${image.id}`]: { copies: 3 } }, limits);
  const panel = await screen.findByRole("region", { name: TEXTS.prompt });
  return { ...fake, panel, button: (name: string) => within(panel).getByRole("button", { name }) };
};

describe("the panel's four states", () => {
  it("sealed, with views remaining", async () => {
    const { panel, button } = await openPanel(REVEALED, { ...signedIn, viewedToday: 2, remaining: 3 });
    expect(button(TEXTS.viewForCredit)).toBeEnabled();
    expect(panel).toHaveTextContent("2/5 views used");
    expect(panel).toHaveTextContent("3 views left today.");
  });

  it("previously viewed", async () => {
    const { button } = await openPanel(REVEALED, { viewedIds: new Set([image.id]), canView: false });
    expect(button(TEXTS.viewFree)).toBeEnabled();
  });

  it("limit reached, for a guest", async () => {
    const resetsAt = Date.now() + 125 * 60_000;
    const { panel, button } = await openPanel(REVEALED, {
      canView: false,
      remaining: 0,
      viewedToday: 1,
      resetsAt,
    });
    expect(button(TEXTS.limitReached)).toBeDisabled();
    expect(panel).toHaveTextContent("1/1 views used");
    expect(panel).toHaveTextContent(TEXTS.comeTomorrow);
    expect(panel).toHaveTextContent(/New views in 2 h \d+ min\./);
    expect(panel).toHaveTextContent("Sign up to get 5 daily views instead of 1.");
    expect(within(panel).getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/signup");
  });

  it("limit reached, for a user", async () => {
    const { panel } = await openPanel(REVEALED, {
      ...signedIn,
      canView: false,
      remaining: 0,
      viewedToday: 5,
    });
    expect(panel).toHaveTextContent(TEXTS.comeTomorrow);
    expect(within(panel).queryByRole("link")).not.toBeInTheDocument();
  });

  it("revealed", async () => {
    const { panel, button } = await openPanel(REVEALED, { ...signedIn, ...open });
    expect(panel).toHaveTextContent(PROMPT);
    expect(button("Copy Prompt")).toBeEnabled();
  });

  it("revealed, for a guest, with a link to log in for copying", async () => {
    const { panel } = await openPanel(REVEALED, open);
    expect(panel).toHaveTextContent(PROMPT);
    expect(within(panel).getByRole("link", { name: TEXTS.loginToCopy })).toHaveAttribute(
      "href",
      `/login?from=${encodeURIComponent(PATH)}`,
    );
    expect(
      within(panel)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Download Prompt"]);
  });
});

describe("revealing", () => {
  it.each<[string, unknown, Partial<PromptLimitState>, object[]]>([
    ["a new prompt", REVEALED, {}, [NOTICES.revealed(4)]],
    ["a seen prompt", { ...REVEALED, alreadyViewed: true }, {}, [NOTICES.revealedAgain]],
    ["a guest at the limit", { status: "limit-reached" }, {}, [NOTICES.limitReached]],
    ["a user at the limit", { status: "limit-reached" }, signedIn, [NOTICES.limitReachedUser]],
    ["a revoked token, which the host reports", { status: "failed", message: AUTHENTICATION_FAILED }, {}, []],
  ])("shows the notices for %s", async (_, reveal, limits, expected) => {
    const { button, notices } = await openPanel(reveal, limits);
    await userEvent.click(button(TEXTS.viewForCredit));
    expect(notices).toEqual(expected);
  });

  it("shows that a failure used no credit", async () => {
    const { button, notices, toasts } = await openPanel({ status: "failed", message: "No credit was used." });
    await userEvent.click(button(TEXTS.viewForCredit));
    expect(notices).toEqual([]);
    expect(toasts).toEqual([{ type: "error", message: "No credit was used." }]);
  });

  it("focuses the panel, and updates the view count", async () => {
    const { panel, button } = await openPanel();
    await userEvent.click(button(TEXTS.viewForCredit));
    await waitFor(() => expect(panel).toHaveFocus());
    expect(screen.getByRole("article")).toHaveTextContent("Views12");
  });
});

describe("copying", () => {
  it("copies the prompt, confirms it, and updates the count", async () => {
    const writeText = jest.fn(async () => undefined);
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    const { button, notices } = await openPanel(REVEALED, { ...signedIn, ...open });
    await userEvent.click(button("Copy Prompt"));
    expect(writeText).toHaveBeenCalledWith(PROMPT);
    expect(notices).toEqual([NOTICES.copied]);
    await waitFor(() => expect(screen.getByRole("article")).toHaveTextContent("Copies3"));
  });

  it("copies a part alone, of a prompt whose words stay as they are", async () => {
    const writeText = jest.fn(async () => undefined);
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    const text = `${PROMPT}. Soft daylight, 85 mm lens, 4:5.`;
    const { panel, button, notices, requests } = await openPanel(REVEALED, {
      ...signedIn,
      openPrompt: { id: image.id, text },
    });
    expect(within(panel).getByRole("group", { name: "Prompt" }).textContent).toBe(text);
    await userEvent.click(button("Light"));
    expect(writeText).toHaveBeenCalledWith("Soft daylight,");
    expect(notices).toEqual([NOTICES.partCopied("Light")]);
    expect(requests.some(({ path }) => path.includes("track-copy"))).toBe(false);
  });

  it("shows what a revealed prompt was used with, as far as it is known", async () => {
    const { panel } = await openPanel(REVEALED, {
      ...signedIn,
      openPrompt: { id: image.id, text: PROMPT, details: { model: "Flux", negativePrompt: "no text" } },
    });
    expect(
      within(panel)
        .getAllByRole("term")
        .map(({ textContent }) => textContent),
    ).toEqual(["Model", "Negative prompt"]);
    expect(panel).toHaveTextContent("no text");
  });

  it("reports a failure", async () => {
    jest.spyOn(console, "warn").mockImplementationOnce(() => undefined);
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    Object.defineProperty(document, "execCommand", { value: () => false, configurable: true });
    const { button, notices } = await openPanel(REVEALED, { ...signedIn, ...open });
    await userEvent.click(button("Copy Prompt"));
    expect(notices).toEqual([NOTICES.copyFailed]);
  });
});
