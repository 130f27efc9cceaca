import { testFailures } from "../support/remote-failures";

testFailures("slow");
