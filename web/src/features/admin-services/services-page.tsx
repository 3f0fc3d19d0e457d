import { PageHeading } from '~/components/page-heading.tsx';

export default function ServicesPage() {
  return <PageHeading title="Services" />;
}
