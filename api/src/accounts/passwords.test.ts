import { hash } from "@node-rs/argon2";
import { createPasswordCheck, hashPassword } from "./passwords";

/** Passwords in two forms that look the same: composed, as most keyboards send them, and decomposed. */
const PASSWORDS = [
  "café crème",
  "Zoë's züge",
  "Ångström 10",
  "naïve façade",
  "señor niño",
  "coração",
  "žluťoučký kůň",
  "łódź ósma",
  "Việt Nam",
  "ёлка зелёная",
  "їжак",
  "ΐχνος",
  "άνθρωπος",
  "ガラス戸",
  "パスワード",
  "한글 암호",
  "ελληνικό φως",
  "ḫṣẓ ḥḍ",
  "ドーピング",
  "ạ̈ö",
].map((password) => [password.normalize("NFC"), password.normalize("NFD")] as const);

it.each(PASSWORDS)("%j matches in its other form", async (composed, decomposed) => {
  expect(composed).not.toBe(decomposed);
  const check = await createPasswordCheck();
  const right = { matches: true, isOutdated: false };
  expect(await check(await hashPassword(composed), decomposed)).toEqual(right);
  expect(await check(await hashPassword(decomposed), composed)).toEqual(right);
});

it("matches a hash of before, which was of the form that was typed, and says so", async () => {
  const check = await createPasswordCheck();
  const typed = "café".normalize("NFD");
  expect(await check(await hash(typed), typed)).toEqual({ matches: true, isOutdated: true });
  expect(await check(await hash(typed), "cafe")).toEqual({ matches: false, isOutdated: false });
});

it("doesn't match an account that doesn't exist", async () => {
  const check = await createPasswordCheck();
  expect((await check(undefined, "café".normalize("NFD"))).matches).toBe(false);
});
