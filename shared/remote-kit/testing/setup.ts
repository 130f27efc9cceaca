import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// A lazy tab is compiled when it is first imported, which takes more than the default second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
