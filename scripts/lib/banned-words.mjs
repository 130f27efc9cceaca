/**
 * Words that no identifier or file name may contain, with the field's words instead; docs/glossary.md explains the
 * words that are used. Several words in a row are a phrase: `look every` finds `LOOK_EVERY` and `lookEvery`.
 */
export const BANNED_WORDS = new Map([
  ["answer", "response or result"],
  ["answers", "responses or results"],
  ["answered", "responded"],
  ["anew", "again"],
  ["arrival", "pending queries, route change or load"],
  ["breathe", "yieldToMain"],
  ["count changes", "trackPendingMutations"],
  ["doomed", "pendingDelete"],
  ["drawn", "rendered"],
  ["everybody", "everyone or stable"],
  ["first to succeed", "hedgedRequest"],
  ["gate", "concurrency limiter"],
  ["head keeper", "DocumentHead"],
  ["holes", "nonce placeholders"],
  ["introduction", "guest identification"],
  ["keep in step", "startSync"],
  ["keeper", "cache"],
  ["kept", "cached"],
  ["lasts", "TTL_MS"],
  ["late", "deferred"],
  ["look every", "POLL_INTERVAL_MS"],
  ["misfit", "compatibility error"],
  ["misfits", "compatibility errors"],
  ["most", "MAX_"],
  ["objection", "compatibility error"],
  ["objections", "compatibility errors"],
  ["patience", "TIMEOUT_MS"],
  ["renewable", "hardNavigate"],
  ["scroll keeper", "ScrollRestoration"],
  ["scroll memory", "ScrollRestoration"],
  ["settled for", "a name that ends in _MS"],
  ["somebody", "visitor, caller or owner"],
  ["stand in", "placeholder"],
  ["starter", "deferred script loader"],
  ["stay current", "startVersionCheck"],
  ["stored as", "STORAGE_KEY"],
  ["together within", "BATCH_DELAY_MS"],
  ["uncounted fetch", "fetchWithoutContentLength"],
  ["when engaged", "onFirstInteraction"],
  ["while building", "withLock"],
  ["whoever", "caller or visitor"],
]);

/** `fetchAnswerTo` and `FETCH_ANSWER_TO` and `fetch-answer-to.ts` are all ` fetch answer to `. */
const wordsOf = (name) =>
  ` ${name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[^A-Za-z0-9]+/g, " ")
    .toLowerCase()
    .trim()} `;

/** The banned words in a name. */
export const bannedIn = (name) => {
  const words = wordsOf(name);
  return [...BANNED_WORDS.keys()].filter((banned) => words.includes(` ${banned} `));
};
