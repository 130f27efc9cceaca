export default async function teardown() {
  await globalThis.promptfolioTestPostgres?.stop();
}
