/** The part of react-router that only SSR needs; separate, so that browsers don't load it. */
export { StaticRouter } from "react-router-dom";
