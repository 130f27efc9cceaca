import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { expect } from "@playwright/test";
import puppeteer, { type ElementHandle, type LaunchOptions } from "puppeteer-core";
import { Builder, Capabilities, error, type WebElement } from "selenium-webdriver";
import { findChromium } from "../../scripts/lib/browsers.mjs";
import { freePort } from "./package-registry";

// Playwright drives its own builds of Firefox and WebKit only, which no registry carries.

/** A visitor in one of the engines. An element is named by a selector, and by text that it contains. */
export interface Visitor {
  go(url: string): Promise<void>;
  back(): Promise<void>;
  /** Waits for an element that can be pressed, and presses it. */
  press(selector: string, text?: string): Promise<void>;
  /** Types into a field, or chooses a file. */
  fill(selector: string, text: string): Promise<void>;
  /** Chooses an option of a select. */
  choose(selector: string, value: string): Promise<void>;
  textOf(selector: string): Promise<string>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 45_000;

const chromium = process.env["CHROMIUM_PATH"] ?? findChromium();
const firefox = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find(existsSync);
const WEBKIT = { driver: "/usr/bin/WebKitWebDriver", screen: "/usr/bin/Xvfb" };

/** In the page: the first element that is meant, in the middle of the window, where no header covers it. */
const find = (selector: string, text: string): Element | undefined => {
  const found = [...document.querySelectorAll(selector)].find(
    (element) => !element.matches(":disabled") && element.textContent?.includes(text),
  );
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found;
};

/** In the page: what choosing an option does. */
const chooseOption = (selector: string, value: string): void => {
  const select = document.querySelector<HTMLSelectElement>(selector);
  if (select) select.value = value;
  select?.dispatchEvent(new Event("change", { bubbles: true }));
};

const readText = (selector: string): string => document.querySelector(selector)?.textContent ?? "";

const openWithPuppeteer = async (options: LaunchOptions): Promise<Visitor> => {
  const browser = await puppeteer.launch({ headless: true, ...options });
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.setViewport({ width: 1280, height: 900 });
  const wait = async (selector: string, wanted = ""): Promise<ElementHandle<HTMLInputElement>> => {
    const handle = await page.waitForFunction(find, {}, selector, wanted);
    return handle as ElementHandle<HTMLInputElement>;
  };
  return {
    go: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    press: async (selector, wanted) => (await wait(selector, wanted)).click(),
    fill: async (selector, value) => {
      const field = await wait(selector);
      if (selector.includes("[type=file]")) await field.uploadFile(value);
      else await field.type(value);
    },
    choose: (selector, value) => page.evaluate(chooseOption, selector, value),
    textOf: (selector) => page.evaluate(readText, selector),
    close: () => browser.close(),
  };
};

/** WebKitGTK's own browser, on a screen of its own. */
const openWebKit = async (): Promise<Visitor> => {
  const screen = spawn(WEBKIT.screen, ["-displayfd", "1", "-screen", "0", "1280x900x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = await once(screen.stdout, "data");
  const port = await freePort();
  // There is no sandbox for root.
  const env = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
  const driver = spawn(WEBKIT.driver, [`--port=${port}`], { stdio: "ignore", env });
  const server = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady).toBe(true);
  const browser = await new Builder()
    .usingServer(server)
    .withCapabilities(new Capabilities({ browserName: "MiniBrowser" }))
    .build();
  const wait = (selector: string, wanted = ""): Promise<WebElement> =>
    browser.wait(
      async () => (await browser.executeScript<WebElement | null>(find, selector, wanted)) ?? false,
      TIMEOUT_MS,
    ) as Promise<WebElement>;
  const press = async (selector: string, wanted?: string): Promise<void> => {
    const element = await wait(selector, wanted);
    try {
      await element.click();
    } catch (failure) {
      // It was the element of the page that is being left.
      if (!(failure instanceof error.StaleElementReferenceError)) throw failure;
      await press(selector, wanted);
    }
  };
  return {
    go: (url) => browser.get(url),
    back: () => browser.navigate().back(),
    press,
    fill: async (selector, value) => (await wait(selector)).sendKeys(value),
    choose: (selector, value) => browser.executeScript(chooseOption, selector, value),
    textOf: (selector) => browser.executeScript(readText, selector),
    close: async () => {
      await browser.quit();
      driver.kill();
      screen.kill();
    },
  };
};

/** Each engine's visitor; undefined where the engine isn't installed. */
export const ENGINES: Record<string, (() => Promise<Visitor>) | undefined> = {
  Chromium: chromium
    ? () => openWithPuppeteer({ executablePath: chromium, args: ["--no-sandbox"] })
    : undefined,
  Firefox: firefox ? () => openWithPuppeteer({ executablePath: firefox, browser: "firefox" }) : undefined,
  WebKit: Object.values(WEBKIT).every(existsSync) ? openWebKit : undefined,
};
