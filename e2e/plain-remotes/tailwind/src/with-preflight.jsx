import "./with-preflight.css";

export default function WithPreflight() {
  return <h1 className="p-12">Plain tailwind with its preflight</h1>;
}
