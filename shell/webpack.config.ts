import { hostConfiguration } from "./build/host";

export default hostConfiguration(import.meta.dirname);
