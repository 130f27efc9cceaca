/** The parts of react-router-dom that only the server's rendering needs; apart, as browsers must not pay for them. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
