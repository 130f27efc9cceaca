import { useState } from "react";
import * as frame from "./frame.module.css";
import "./page.css";

export default function Page() {
  const [count, setCount] = useState(0);
  return (
    <section className={frame.frame}>
      <h1 className="plain-webpack">Plain webpack</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
    </section>
  );
}
