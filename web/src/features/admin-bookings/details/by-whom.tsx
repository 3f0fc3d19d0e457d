import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import { useProfile } from '~/entities/users/use-profile.ts';

interface ByWhomProps {
  by: BookingEvent['by'];
  customer: Booking['customer'];
}

/** Who did something to a booking, told to the desk: 'By the customer', 'By Ada' */
export function ByWhom({ by, customer }: ByWhomProps) {
  if (by.role === 'system' || by.uid === null) return 'Automatically';
  if (by.uid === customer.uid) return 'By the customer';
  return <Admin uid={by.uid} />;
}

function Admin({ uid }: { uid: string }) {
  const profile = useProfile(uid);
  return profile.state === 'ready' && profile.data ? `By ${profile.data.name}` : 'By an admin';
}
