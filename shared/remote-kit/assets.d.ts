// Files that the bundler emits; the value is their URL.
declare module "*.woff2" {
  const url: string;
  export default url;
}
/** The value is the style sheet's text, which styled-components adds to the page. */
declare module "*.css" {
  const text: string;
  export default text;
}
declare module "*.webp" {
  const url: string;
  export default url;
}
declare module "*.svg" {
  const url: string;
  export default url;
}
