import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { FIGURES, PLANS } from "@promptfolio/lib/marketing-figures";
import { CONTACT } from "../contact-details";
import { TEXTS } from "../texts";
import type { LegalText } from "./legal-body";

const { terms } = TEXTS;

export const TERMS: LegalText = {
  title: "Terms of Service",
  summary: `These terms are the agreement between you and ${PRODUCT_NAME}. In short: look as much as you like, spend your daily views fairly, use what you make commercially, and do not take the collection away with a script.`,
  facts: [
    ["Version", terms.version],
    ["Last updated", terms.updated],
    ["Governing law", "India, courts of Delhi"],
  ],
  email: CONTACT.legal,
  sections: [
    {
      id: "acceptance",
      title: "Acceptance of these terms",
      blocks: [
        `${PRODUCT_NAME} (“we”, “us”) is a gallery of AI-generated images and of the prompts that made them (the “service”). By opening the site, creating an account or using anything you found here, you agree to these terms and to our privacy policy. If you do not agree, please do not use the service.`,
        "If you use the service for a company or another organisation, you accept these terms on its behalf and confirm that you may do so. “You” then means that organisation too.",
        "You must be at least 16 years old, or as old as the law where you live asks for to agree to such terms, to create an account.",
      ],
    },
    {
      id: "service",
      title: "The service and its daily views",
      blocks: [
        "Pictures can be seen by everyone. The text of a prompt is revealed on request, and each reveal uses one of the views that you have for the day. How many those are is shown in the header of every page; guests have fewer than registered users, and administrators of the service may change both numbers.",
        {
          list: [
            "The day is your own calendar day, by the time zone that your browser tells us. Views that you have not used are not carried over.",
            "Revealing a prompt again on the same day uses no further view.",
            "What a browser has viewed today counts whether it was signed in or not, so signing in, out or up creates no additional views.",
            "Guests of one network share a common ceiling, so that views cannot be multiplied by throwing cookies away.",
          ],
        },
        `We work towards ${FIGURES.uptime} availability, but we do not promise that the service is free of interruptions. We may add to it, change it or retire parts of it. Where a change takes away something that you have paid for, section 5 applies.`,
      ],
    },
    {
      id: "accounts",
      title: "Accounts and security",
      blocks: [
        "An account needs a name, an email address and a password, and the first two must be true. One person, one account: an account may not be shared, sold or used by several people in turn.",
        "Keep your password to yourself and choose one that you use nowhere else. What is done through your account counts as done by you until you tell us that somebody else has got hold of it. Tell us without delay, and we will end its sessions.",
        "Sessions are signed and expire. We slow down repeated failed sign-ins, and may deactivate an account while we look into what appears to be misuse. An account that has been deactivated or blocked cannot sign in.",
      ],
    },
    {
      id: "licence",
      title: "Pictures, prompts and your licence",
      blocks: [
        `The collection, its arrangement, its texts, the name ${PRODUCT_NAME} and the software behind it belong to us or to those who license them to us. For what you reveal or download we give you a worldwide, non-exclusive licence, without further payment, to use it commercially and privately:`,
        {
          list: [
            "use prompts, changed or unchanged, to make pictures of your own, for yourself and for your clients;",
            "publish, print and sell those pictures, in campaigns, on packaging and on products;",
            "use downloaded pictures of the collection in your own work, in print and on screen.",
          ],
        },
        "The licence does not cover:",
        {
          list: [
            "offering prompts or pictures of the collection as a collection, a data set, a template library or a competing service;",
            "training or testing machine-learning models with them;",
            "registering a picture of the collection as a trade mark or logo of your own;",
            "presenting a picture in a way that suggests that a real person, brand or product shown in it supports you.",
          ],
        },
        "Pictures made by machines may not be protected by copyright everywhere, and similar prompts can lead to similar pictures. We cannot promise that a picture made with a prompt is unlike every other.",
      ],
    },
    {
      id: "plans",
      title: "Plans, payment and refunds",
      blocks: [
        `The service is offered in the plans ${PLANS.slice(0, -1).join(", ")} and ${PLANS.at(-1)}. The ${PLANS[0]} plan costs nothing. Prices of the others are shown before you order and include the taxes that we must collect.`,
        {
          terms: [
            [
              "Renewal",
              "Paid plans renew for the same period until you cancel. You can cancel at any time; the plan then runs to the end of the period that is paid for.",
            ],
            [
              "Changes of price",
              `We announce a changed price at least ${terms.priceNotice} before it applies to you. If you do not want to pay it, cancel before that day.`,
            ],
            [
              "Refunds, annual plans",
              `You can ask for your money back within ${terms.refundAnnual} of a payment for an annual plan.`,
            ],
            [
              "Refunds, monthly plans",
              `You can ask for your money back within ${terms.refundMonthly} of a payment for a monthly plan.`,
            ],
            [
              "How",
              "Write to us from the address of your account. We pay back by the way you paid. Rights to refunds that the law gives you are not affected.",
            ],
          ],
        },
      ],
    },
    {
      id: "conduct",
      title: "Fair use",
      blocks: [
        "The service works because people take a few prompts a day and leave the rest on the wall. You agree not to:",
        {
          list: [
            "collect pictures, prompts or other data with robots, scrapers or scripts, beyond what search engines do by our robots.txt;",
            "get around the daily views, their counting or any other limit, or help others to do so;",
            "probe, disturb or overload the service, or try to reach accounts or data that are not yours;",
            "use prompts or pictures to deceive, harass or defame people, to depict them sexually without their consent, or to break the law;",
            "upload or send us anything that you have no right to share, or that carries harmful code.",
          ],
        },
        "We may limit, deactivate or end access where these rules are broken. Where it is reasonable we say so first, and why. Found a weakness in the service? Tell us before you tell others, and we will thank you rather than complain.",
      ],
    },
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
  ],
};
