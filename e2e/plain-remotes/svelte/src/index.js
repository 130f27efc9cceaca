import("./page.js");
