import { PageHeading } from '~/components/page-heading.tsx';

export default function OverviewPage() {
  return <PageHeading title="Overview" />;
}
