import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { CONTACT } from "../contact-details";
import { TEXTS } from "../texts";
import type { LegalSection } from "./legal-text";

const { terms } = TEXTS;

/** Sections 7 to 10 of the terms, which apply when something goes wrong. */
export const closingSections: readonly LegalSection[] = [
  {
    id: "warranty",
    title: "Warranty and disclaimer",
    blocks: [
      "We provide the service with care and skill. Beyond that it is provided as it is and as it is available. To the extent that the law allows, we give no warranty, express or implied, that it is fit for a particular purpose, that it is free of errors, or that it does not infringe the rights of others.",
      "Figures in our copy, such as numbers of users, times and returns, describe the service in general. They are no promise of what you will achieve with it.",
      "Generators, mail programs and other services that you use along with ours belong to others, who set their own terms. We answer neither for them nor for what they make of a prompt.",
    ],
  },
  {
    id: "liability",
    title: "Limitation of liability",
    blocks: [
      `To the extent that the law allows, our liability for all claims from or in connection with the service is limited to the fees that you paid us in the ${terms.liabilityCap} before the event that gave rise to the claim.`,
      "We are not liable for loss of profit, of data or of goodwill, nor for indirect or consequential damage, even if we had been told that it may occur.",
      "Nothing in these terms limits liability that cannot be limited by law, in particular for intent, gross negligence, fraud, or harm to life, body or health. You keep us free from claims of others that arise because you used the service against these terms.",
    ],
  },
  {
    id: "ending",
    title: "Ending, and changes of these terms",
    blocks: [
      "You can stop using the service at any time and have your account deleted by writing to us. Deleting an account removes what identifies you; totals in which nobody can be recognised remain. Licences that you received for what you had downloaded by then continue.",
      "We may end an account with 30 days’ notice, or at once for a serious breach of these terms. If we end a paid plan without your having given cause, we pay back the part that you have not used.",
      "We may change these terms when the service, the law or experience asks for it. The version and the date at the top tell you which edition you are reading. Changes that put you at a disadvantage are announced at least 30 days before they apply; going on using the service after that means that you accept them.",
    ],
  },
  {
    id: "law",
    title: "Governing law and contact",
    blocks: [
      "These terms are governed by the laws of India, without regard to its rules on conflicts of laws. The courts of Delhi have exclusive jurisdiction. If you are a consumer, rules that protect you where you live and cannot be set aside by contract continue to hold.",
      "Before going to court, both sides try for 30 days to settle the matter by talking. If a provision of these terms turns out to be void, the others stand. Not insisting on a right once is not giving it up.",
      {
        terms: [
          ["Legal questions", `Write to ${CONTACT.legal}. We answer within ${terms.responseTime}.`],
          ["By post", `${PRODUCT_NAME}, ${CONTACT.address.slice(1).join(", ")}`],
        ],
      },
    ],
  },
];
