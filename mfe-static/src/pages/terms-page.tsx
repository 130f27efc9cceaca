import { LegalPage } from "../legal/legal-page";
import { TERMS } from "../legal/terms";

export default function TermsPage() {
  return <LegalPage text={TERMS} />;
}
