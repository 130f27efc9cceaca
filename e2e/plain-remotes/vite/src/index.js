import("./page.jsx");
