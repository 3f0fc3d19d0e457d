import { PageHeading } from '~/components/page-heading.tsx';

export default function BookingPage() {
  return <PageHeading title="Booking" />;
}
