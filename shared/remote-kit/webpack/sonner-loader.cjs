const CREATED = "style.type = 'text/css'";
const THRESHOLD = /const SWIPE_THRESHOLD = \d+;/;

/**
 * sonner writes its style sheet into the page without a nonce, so the Content-Security-Policy would refuse it: this
 * gives the element the page's. And it has no option for how far a message must be swiped: this sets it.
 */
module.exports = function adaptSonner(source) {
  if (!source.includes(CREATED) || !THRESHOLD.test(source))
    throw new Error("sonner is written in another way now: see this loader");
  const { swipeThreshold } = this.getOptions();
  return source
    .replace(CREATED, `${CREATED};style.nonce = __webpack_nonce__`)
    .replace(THRESHOLD, `const SWIPE_THRESHOLD = ${swipeThreshold};`);
};
