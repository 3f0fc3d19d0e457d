import { PageHeading } from '~/components/page-heading.tsx';

export default function SlotsPage() {
  return <PageHeading title="Slots" />;
}
