// Files that the bundler emits; the value is their address.
declare module "*.woff2" {
  const address: string;
  export default address;
}
declare module "*.webp" {
  const address: string;
  export default address;
}
declare module "*.svg" {
  const address: string;
  export default address;
}
