import { PageHeading } from '~/components/page-heading.tsx';

export default function EditServicePage() {
  return <PageHeading title="Edit Service" />;
}
