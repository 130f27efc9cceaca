import { recordEarlyInput } from "@promptfolio/host/early-input/record-early-input";
import { showStoredChoices } from "../layout/theme-choice";
import { loadMainScript } from "./load-main-script";
import { trustScriptUrls } from "./trust-script-urls";

// In the head of every page, before there is anything to see or to press.
trustScriptUrls();
showStoredChoices();
recordEarlyInput();
loadMainScript();
