import { INERT_MEDIA } from "@promptfolio/contracts/page";

/**
 * How long scripts may be deferred for the first picture, in milliseconds: a picture that hangs must not block the
 * page.
 */
const TIMEOUT_MS = 1_000;

/** The longest that a loaded picture takes to be painted, in milliseconds, for browsers that don't report it. */
const PAINT_MS = 100;

const ENABLE_PRELOADS = `for(const link of document.querySelectorAll('link[media="${INERT_MEDIA}"]'))link.media="all"`;

/**
 * Sent inline in the head: a function that calls `start` once, when the first picture has been painted or has failed, or
 * on the first interaction. On a slow phone, sending requests takes up part of the frame that shows the picture.
 */
export const WHEN_PAINTED = `self.whenPainted=run=>{const signs=["pointerdown","keydown"];let started=false;const start=()=>{if(started)return;started=true;for(const sign of signs)removeEventListener(sign,start,true);run()};const picture=document.querySelector('img[fetchpriority="high"]');const paint=()=>{self.PerformanceObserver&&new PerformanceObserver(list=>{if(list.getEntries().some(({element})=>element===picture))start()}).observe({type:"largest-contentful-paint",buffered:true});setTimeout(start,${PAINT_MS})};if(!picture)return start();picture.complete?paint():picture.addEventListener("load",paint);picture.addEventListener("error",start);for(const sign of signs)addEventListener(sign,start,true);setTimeout(start,${TIMEOUT_MS})}`;

/**
 * Sent inline at the end of a page. Bandwidth is shared: scripts requested alongside the first picture do not run any
 * sooner, but delay the picture. So they are requested when it is painted, or on the first interaction. The main
 * script's URL is on this script's own element.
 */
export const DEFERRED_SCRIPT_LOADER = `{const{src,integrity}=document.currentScript.dataset;whenPainted(()=>{${ENABLE_PRELOADS};document.head.append(Object.assign(document.createElement("script"),{src,integrity,crossOrigin:"anonymous"}))})}`;

/**
 * Sent inline after the first screen: scripts are fetched while the browser reads and lays out the rest of the page,
 * and run at its end. Removes its own element from the markup, which React hydrates.
 */
export const DEFERRED_PRELOADS = `document.currentScript.remove();whenPainted(()=>{${ENABLE_PRELOADS}})`;
