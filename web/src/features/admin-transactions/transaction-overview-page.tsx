import { PageHeading } from '~/components/page-heading.tsx';

export default function TransactionOverviewPage() {
  return <PageHeading title="Transaction Overview" />;
}
