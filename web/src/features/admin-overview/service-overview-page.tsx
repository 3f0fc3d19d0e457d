import { PageHeading } from '~/components/page-heading.tsx';

export default function ServiceOverviewPage() {
  return <PageHeading title="Service Overview" />;
}
