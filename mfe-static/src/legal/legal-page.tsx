import { Button } from "@promptfolio/ui/button";
import { Printer } from "@promptfolio/ui/icons";
import { useSmoothAnchors } from "@promptfolio/ui/smooth-anchors";
import { Contents } from "./contents";
import { LegalBody } from "./legal-body";
import { Columns, Facts, Head, PrintMargins } from "./legal-style";
import type { LegalText } from "./legal-text";

export const LegalPage = ({ text: { title, summary, facts, email, sections } }: { text: LegalText }) => {
  useSmoothAnchors();
  return (
    <>
      <PrintMargins />
      <Head>
        <h1>{title}</h1>
        <p>{summary}</p>
        <Facts>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>Questions</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        </Facts>
        <Button data-print="hide" icon={<Printer aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
      </Head>
      <Columns>
        <Contents sections={sections} />
        <LegalBody sections={sections} />
      </Columns>
    </>
  );
};
