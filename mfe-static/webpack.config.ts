import { remoteConfiguration } from "@promptfolio/shared/webpack/remote";
import config from "./remote.config";

export default remoteConfiguration(config, import.meta.dirname);
