// The remote: a container of Module Federation, written by hand. Bundlers make the same with their federation plugins.
// biome-ignore lint/correctness/noUnusedVariables: the host finds it by this name
var hello_VERSION = {
  init() {},
  get: async () => () => ({
    mount(element) {
      element.textContent = "Hello from VERSION";
    },
  }),
};
