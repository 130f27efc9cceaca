/**
 * How long scripts may be deferred for the first picture, in milliseconds: one that hangs must not block the page.
 */
const TIMEOUT_MS = 1_000;

/** What holds a preload back until the script below lets it load. */
export const INERT_MEDIA = "not all";

/**
 * Sent inline at the end of a page that opens with a picture. Bandwidth is shared: scripts requested beside the
 * picture do not run any sooner, but delay the picture. So they are requested when it has loaded, or on the first
 * interaction. The main script's URL is on this script's own element.
 */
export const DEFERRED_SCRIPT_LOADER = `(()=>{const{src,integrity}=document.currentScript.dataset,signs=["pointerdown","keydown"];let started=false;const start=()=>{if(started)return;started=true;for(const sign of signs)removeEventListener(sign,start,true);for(const link of document.querySelectorAll('link[media="${INERT_MEDIA}"]'))link.media="all";document.head.append(Object.assign(document.createElement("script"),{src,integrity,crossOrigin:"anonymous"}))};const picture=document.querySelector('img[fetchpriority="high"]');if(!picture||picture.complete)return start();picture.addEventListener("load",start);picture.addEventListener("error",start);for(const sign of signs)addEventListener(sign,start,true);setTimeout(start,${TIMEOUT_MS})})()`;
