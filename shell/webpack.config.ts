import { hostConfiguration } from "@promptfolio/remote-kit/webpack/host";

export default hostConfiguration(import.meta.dirname);
