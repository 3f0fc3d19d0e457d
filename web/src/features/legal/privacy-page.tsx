import { LegalPage } from './legal-page';

/** /privacy */
export default function PrivacyPage() {
  return <LegalPage name="privacy" title="Privacy notice" />;
}
