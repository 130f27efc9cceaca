import { recordEarlyInput } from "@promptfolio/host/early-input/record-early-input";
import { showStoredChoices } from "../layout/theme-choice";
import { loadMainScript } from "./load-main-script";

// In the head of every page, before there is anything to see or to press.
showStoredChoices();
recordEarlyInput();
loadMainScript();
