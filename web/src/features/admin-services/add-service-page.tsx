import { PageHeading } from '~/components/page-heading.tsx';

export default function AddServicePage() {
  return <PageHeading title="Add Service" />;
}
