import "./details.css";

export default function Details() {
  return <p className="plain-vite-details">Details</p>;
}
