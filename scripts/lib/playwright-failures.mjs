/**
 * The failed tests of a suite in Playwright's JSON report, each as its file, name and errors.
 * @param {{ suites?: object[], specs?: object[] }} suite
 * @returns {string[]}
 */
export const failuresIn = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return [`${file}:${line} › ${title}`, ...errors.map(({ message }) => message)].join("\n");
    }),
  ...suites.flatMap(failuresIn),
];
