import { LegalPage } from "../legal/legal-page";
import { PRIVACY } from "../legal/privacy";

export default function PrivacyPage() {
  return <LegalPage text={PRIVACY} />;
}
