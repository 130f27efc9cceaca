import { remoteConfiguration } from "@promptfolio/remote-kit/webpack/remote";
import config from "./remote.config";

export default remoteConfiguration(config, import.meta.dirname);
