import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { CONTACT } from "../contact-details";
import { TEXTS } from "../texts";
import type { LegalText } from "./legal-body";

/** The six rights, in the order of the privacy page. */
export const USER_RIGHTS = [
  ["Access", "Ask what we hold about you, and receive a copy."],
  ["Rectification", "Have what is wrong corrected, and what is incomplete completed."],
  ["Erasure", "Have your account and what identifies you deleted."],
  ["Portability", "Take your data with you in a format that other services can read."],
  [
    "Object",
    "Object to a use that we base on our legitimate interest; we then stop, unless strong reasons stand against it.",
  ],
  ["Restrict", "Have a use paused while a question about it is settled."],
] as const;

export const PRIVACY: LegalText = {
  title: "Privacy Policy",
  summary: `We keep what ${PRODUCT_NAME} needs to count your daily views and to let you sign in, and nothing for advertising. No other site’s scripts, fonts or pixels are loaded by ours.`,
  facts: [
    ["Last updated", TEXTS.privacy.updated],
    ["Responsible", `${PRODUCT_NAME}, ${CONTACT.address.at(-2)}`],
  ],
  email: CONTACT.privacy,
  sections: [
    {
      id: "collect",
      title: "What we collect",
      blocks: [
        "Without an account:",
        {
          terms: [
            [
              "A guest number",
              "A random, unguessable number in a signed cookie that only our server can read. It counts the prompts that you have revealed today, and lists those of the last 35 days for you.",
            ],
            [
              "Your time zone",
              "Sent by your browser with each call, so that your day ends at your midnight.",
            ],
            [
              "Your network",
              "A counter per network address and day, so that one network cannot use up the collection.",
            ],
            [
              "Use of pictures",
              "That a picture was viewed, copied from or downloaded: once per viewer, picture and day.",
            ],
          ],
        },
        "With an account, in addition:",
        {
          list: [
            "your name and email address, as you typed them;",
            "your password, only as a slow, salted hash (argon2id) from which it cannot be read back;",
            "when you joined, when you were last active, and how many prompts you have viewed and pictures you have downloaded.",
          ],
        },
        "What you write into our contact and help forms is not sent to us by the site: your own mail program opens with it, and we receive it if you send it.",
      ],
    },
    {
      id: "browser",
      title: "What stays in your browser",
      blocks: [
        "Besides the guest cookie, the site keeps a few notes in your browser’s local storage: the number and list of the prompts that you have viewed today, with the date; whether you are signed in, with your session’s token, name and email address; and your choice of a light or dark theme. They make the page right at once, before the server has answered. Signing out removes those about you, and clearing the site’s data in your browser removes all of them.",
        "We use no advertising or tracking cookies, and therefore ask for no consent to them.",
      ],
    },
    {
      id: "use",
      title: "What we use it for",
      blocks: [
        {
          terms: [
            [
              "To provide the service",
              "Counting views, signing you in, delivering pictures in a size that fits your screen. The basis is our contract with you.",
            ],
            [
              "To keep it fair and safe",
              "Slowing down guessed passwords, ending revoked sessions, noticing scripts. The basis is our legitimate interest in a service that works for everyone.",
            ],
            [
              "To learn what people like",
              "Totals of views, copies and downloads per picture and per day. The basis is the same; in the totals nobody can be recognised.",
            ],
            ["To answer you", "If you write to us, we use your message and address for the answer."],
            [
              "To meet the law",
              "Where we must keep records, for instance of payments, for as long as we must.",
            ],
          ],
        },
        "We do not sell personal data, do not build profiles for advertising, and take no decisions about you by machine beyond counting your views.",
      ],
    },
    {
      id: "sharing",
      title: "Whom we share it with",
      blocks: [
        "As few as possible, and only so far as they need it:",
        {
          list: [
            "companies that run servers, storage and email for us, under contracts that bind them to our instructions;",
            "payment providers, if you take a paid plan: they receive what a payment needs, and we never see your card number;",
            "authorities, if a law or a court compels us, and then no more than is asked for;",
            "a successor, should the service pass into other hands, under this same policy. You would be told before.",
          ],
        },
        "If data leaves your country on the way, we rely on the safeguards that the law of your country provides for.",
      ],
    },
    {
      id: "security",
      title: "How we protect it",
      blocks: [
        {
          list: [
            "All connections are encrypted in transit.",
            "Passwords are hashed with argon2id; nobody here can read them.",
            "Sessions are signed (JWT), expire, and end at once when an account is deactivated, blocked or deleted.",
            "Repeated failed sign-ins are slowed down, per account and per network.",
            "Administrators sign in separately, every one of their calls is checked, and every change they make is written to an audit log.",
            "Uploaded pictures are decoded and encoded again, without the metadata that cameras hide in them.",
            "Our logs contain no prompts, no tokens and no email addresses.",
          ],
        },
        "No system is perfectly safe. Should data about you be exposed, we tell you and the authorities as the law requires, in plain words and without delay.",
      ],
    },
    {
      id: "retention",
      title: "How long we keep it",
      blocks: [
        "Daily counters lose their meaning at midnight and are cleared out regularly. Account data stays for as long as you have the account. If you have it deleted, what identifies you is removed, and the totals remain without you in them. Server logs are kept for 30 days, audit entries for as long as disputes about them are possible.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      blocks: [
        "You have these six rights, wherever you live. Using them costs nothing:",
        { terms: USER_RIGHTS },
        {
          before:
            "If you have an account, you see, correct, download and delete what we hold about you by yourself, on",
          link: "your account page",
          to: "/account",
        },
        `Write to ${CONTACT.privacy} from the address of your account, so that we know it is you. We answer within 30 days. If you are not content with the answer, you can complain to the data protection authority where you live.`,
      ],
    },
    {
      id: "children",
      title: "Children",
      blocks: [
        "The service is not meant for children under 16, and we do not knowingly keep data about them. If you believe that a child has created an account, tell us and we will remove it.",
      ],
    },
    {
      id: "changes",
      title: "Changes and contact",
      blocks: [
        "When the service changes, this policy may have to follow. The date at the top says when it last did; of changes that matter we tell account holders by email before they apply.",
        {
          terms: [
            ["Privacy questions", `Write to ${CONTACT.privacy}.`],
            ["By post", `${PRODUCT_NAME}, ${CONTACT.address.slice(1).join(", ")}`],
          ],
        },
      ],
    },
  ],
};
