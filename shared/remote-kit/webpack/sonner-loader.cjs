const THRESHOLD = /const SWIPE_THRESHOLD = \d+;/;

/**
 * sonner has no option for how far a message must be swiped: this sets it.
 */
module.exports = function adaptSonner(source) {
  if (!THRESHOLD.test(source)) throw new Error("sonner is written in another way now: see this loader");
  const { swipeThreshold } = this.getOptions();
  return source.replace(THRESHOLD, `const SWIPE_THRESHOLD = ${swipeThreshold};`);
};
