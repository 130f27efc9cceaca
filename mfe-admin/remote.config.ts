import { defineRemote } from "@promptfolio/contracts/remote";
import { DASHBOARD, TAB_NAMES, TAB_PARAMETER } from "./src/frame/tabs";

export default defineRemote({
  id: "admin",
  hostApi: "^1.0.0",
  routes: [
    {
      id: "entry",
      paths: ["/admin"],
      page: "./dashboard-page",
      access: "administrator",
      redirect: DASHBOARD,
      head: { title: "Admin Dashboard | {product}", description: "Manage {product}." },
    },
    {
      id: "dashboard",
      paths: [DASHBOARD],
      page: "./dashboard-page",
      access: "administrator",
      head: {
        title: "Admin Dashboard | {product}",
        description: "Manage {product}.",
        views: {
          parameter: TAB_PARAMETER,
          names: TAB_NAMES,
        },
      },
    },
  ],
});
