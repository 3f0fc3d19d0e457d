import { LegalPage } from './legal-page';

/** /terms */
export default function TermsPage() {
  return <LegalPage name="terms" title="Terms" />;
}
