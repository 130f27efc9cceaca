import "./details.css";

export default function Details() {
  return <p className="plain-rsbuild-details">Details</p>;
}
