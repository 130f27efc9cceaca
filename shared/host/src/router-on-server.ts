/** The part of react-router-dom that only the server's rendering needs; apart, as browsers must not pay for it. */
export { StaticRouter } from "react-router-dom";
