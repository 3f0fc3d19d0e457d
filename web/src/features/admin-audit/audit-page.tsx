import { PageHeading } from '~/components/page-heading.tsx';

export default function AuditPage() {
  return <PageHeading title="Audit" />;
}
