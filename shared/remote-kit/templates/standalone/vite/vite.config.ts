import { remoteConfiguration } from "@promptfolio/remote-kit/vite/remote";
import config from "./remote.config";

export default remoteConfiguration(config, import.meta.dirname);
