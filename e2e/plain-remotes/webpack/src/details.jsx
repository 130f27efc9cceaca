import "./details.css";

export default function Details() {
  return <p className="plain-webpack-details">Details</p>;
}
