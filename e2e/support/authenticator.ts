import type { Page } from "@playwright/test";

/** Gives the browser an authenticator that responds at once, as if its owner had touched it. */
export const addAuthenticator = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuse: () => session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false }),
    accept: () => session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true }),
  };
};
