import { PageHeading } from '~/components/page-heading.tsx';

export default function BookingsPage() {
  return <PageHeading title="Bookings" />;
}
