/** @jest-environment jsdom */

import type { HistoryUpdate } from "@promptfolio/host/router-history";
import { showWithPicture } from "./picture-transition";

const IMAGE_PATH = "/image/blaue-t%C3%BCren-12345678";

const GALLERY = `<main><article><a href="${IMAGE_PATH}"></a><span id="card"><img></span></article></main>`;
const IMAGE_PAGE = `<main><figure id="figure" data-opened-picture></figure></main>`;

const update = (pathname: string, action: string) => ({ location: { pathname }, action }) as HistoryUpdate;

/** Which elements were named before and after the page changed, as the browser pictures both. */
const setUp = ({ wantsMotion = true } = {}) => {
  const pictured: string[][] = [];
  const skip = jest.fn();
  const namedElements = () =>
    [...document.querySelectorAll<HTMLElement>("[style*=view-transition-name]")].map(({ id }) => id);
  const startViewTransition = jest.fn((change: () => void) => {
    pictured.push(namedElements());
    queueMicrotask(() => {
      change();
      pictured.push(namedElements());
    });
    return { ready: Promise.resolve(), finished: Promise.resolve(), skipTransition: skip };
  });
  Object.assign(document, { startViewTransition });
  jest.spyOn(window, "matchMedia").mockReturnValue({ matches: !wantsMotion } as MediaQueryList);
  const go = async (pathname: string, action: string, from: string, html: string) => {
    showWithPicture(update(pathname, action), from, () => {
      document.body.innerHTML = html;
    });
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { go, pictured, skip, startViewTransition, namedElements };
};

beforeEach(() => {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top: 10, bottom: 20 } as DOMRect);
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, "startViewTransition");
  document.body.innerHTML = "";
});

describe("showWithPicture", () => {
  it("lets a card's picture become the picture of its page, and forgets the name afterwards", async () => {
    const { go, pictured, namedElements } = setUp();
    document.body.innerHTML = GALLERY;
    await go(decodeURI(IMAGE_PATH), "PUSH", "/", IMAGE_PAGE);
    expect(pictured).toEqual([["card"], ["figure"]]);
    expect(namedElements()).toEqual([]);
  });

  it("lets the picture go back to its card", async () => {
    const { go, pictured } = setUp();
    document.body.innerHTML = IMAGE_PAGE;
    await go("/", "POP", IMAGE_PATH, GALLERY);
    expect(pictured).toEqual([["figure"], ["card"]]);
  });

  it("lets it go back to a card whose picture is still to be loaded", async () => {
    const { go, pictured } = setUp();
    document.body.innerHTML = IMAGE_PAGE;
    const waiting = GALLERY.replace(/<span.*span>/, '<span id="box" role="img"></span>');
    await go("/", "POP", IMAGE_PATH, waiting);
    expect(pictured).toEqual([["figure"], ["box"]]);
  });

  it("skips the transition to a page that has no picture yet", async () => {
    const { go, skip } = setUp();
    document.body.innerHTML = GALLERY;
    await go(IMAGE_PATH, "PUSH", "/", "<main>Loading</main>");
    expect(skip).toHaveBeenCalled();
    expect(document.body.textContent).toBe("Loading");
  });

  it.each([
    ["a page that no picture leads to", "/help", true],
    ["a visitor who wants no motion", IMAGE_PATH, false],
    ["a change of the query alone", "/", true],
  ])("shows the page at once for %s", (_name, pathname, wantsMotion) => {
    const { startViewTransition } = setUp({ wantsMotion });
    document.body.innerHTML = GALLERY;
    showWithPicture(update(pathname, "PUSH"), "/", () => {
      document.body.innerHTML = "shown";
    });
    expect(document.body.textContent).toBe("shown");
    expect(startViewTransition).not.toHaveBeenCalled();
  });

  it("shows the page at once in a browser without view transitions", () => {
    setUp();
    Reflect.deleteProperty(document, "startViewTransition");
    document.body.innerHTML = GALLERY;
    showWithPicture(update(IMAGE_PATH, "PUSH"), "/", () => {
      document.body.innerHTML = IMAGE_PAGE;
    });
    expect(document.querySelector("#figure")).not.toBeNull();
  });
});
