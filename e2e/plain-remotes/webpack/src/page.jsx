import { lazy, Suspense, useState } from "react";
import * as frame from "./frame.module.css";
import "./page.css";

const Details = lazy(() => import("./details.jsx"));

export default function Page() {
  const [count, setCount] = useState(0);
  return (
    <section className={frame.frame}>
      <h1 className="plain-webpack">Plain webpack</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
      <Suspense>{count > 0 && <Details />}</Suspense>
    </section>
  );
}
