/** The part of react-router-dom that only SSR needs; separate, so that browsers don't load it. */
export { StaticRouter } from "react-router-dom";
