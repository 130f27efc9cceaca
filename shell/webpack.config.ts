import { hostConfiguration } from "@promptfolio/shared/webpack/host";

export default hostConfiguration(import.meta.dirname);
