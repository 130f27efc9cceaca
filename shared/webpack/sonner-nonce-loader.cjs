const CREATED = "style.type = 'text/css'";

/**
 * sonner writes its style sheet into the page without a nonce, so the Content-Security-Policy would refuse it: this
 * gives the element the page's.
 */
module.exports = (source) => {
  if (!source.includes(CREATED))
    throw new Error("sonner writes its styles in another way now: see this loader");
  return source.replace(CREATED, `${CREATED};style.nonce = __webpack_nonce__`);
};
