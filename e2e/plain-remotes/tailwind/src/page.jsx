import { useState } from "react";
import "./page.css";

export default function Page() {
  const [count, setCount] = useState(0);
  return (
    <section className="p-12">
      <h1 className="text-[rgb(1,2,3)] shadow-lg">Plain tailwind</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
    </section>
  );
}
