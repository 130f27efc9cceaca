export { default } from "@promptfolio/remote-kit/jest";
