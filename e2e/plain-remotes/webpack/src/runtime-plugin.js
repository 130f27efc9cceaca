/** A plugin of Module Federation's runtime, which shows that its hook has run. */
export default () => ({
  name: "plain-runtime-plugin",
  init({ origin }) {
    document.documentElement.dataset.initialized = origin.name;
  },
});
