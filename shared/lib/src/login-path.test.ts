import { loginPath } from "./login-path";

it("keeps the whole path to return to, with its query", () => {
  const path = loginPath("/image/a b-12345678?theme=Bold&tag=New");
  expect(new URL(path, "https://here.test").searchParams.get("from")).toBe(
    "/image/a b-12345678?theme=Bold&tag=New",
  );
});
