import type { Booking } from '@carwash/domain/bookings/booking';
import {
  describeUnavailable,
  type SlotAvailability,
  slotAvailability,
} from '@carwash/domain/bookings/slot-availability';
import { ownsSlot } from '@carwash/domain/payments/paid-slot-policy';
import type { Service } from '@carwash/domain/services/service';
import { fittingVehicleFields } from '@carwash/domain/services/suitable-vehicles';
import { enteredVehicleSchema } from '@carwash/domain/services/vehicle';
import type { Slot } from '@carwash/domain/slots/slot';
import { nextSlotChange } from '@carwash/domain/slots/slot-state';
import type { SessionUser } from '@carwash/domain/users/session';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useMemo, useState } from 'react';
import { readPendingBooking } from '~/entities/bookings/pending-booking';
import { usePaidBookings } from '~/entities/bookings/queries';
import { emptyVehicleDraft, vehicleDraft, vehicleDraftOf } from '~/entities/bookings/vehicle-draft';
import { VehicleFields } from '~/entities/bookings/vehicle-fields';
import { ownHolds } from '~/entities/payments/own-holds';
import { useLatestPayments } from '~/entities/payments/queries';
import { OtherVehicles } from '~/entities/services/other-vehicles';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useNow } from '~/lib/clock/use-now';
import { SaveDraft } from '~/lib/forms/save-draft';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { BookedByYou } from './booked-by-you';
import { ConfirmBooking } from './confirm-booking';
import { useBookSlot } from './use-book-slot';

/**
 * Availability of a slot for `customer`; null while it is unknown whose hold is on it. Re-renders
 * when it changes with time.
 */
function useSlotAvailability(slot: Slot, customer: string): SlotAvailability | null {
  const payments = useLatestPayments(customer);
  // Computed on every render: the slot may have changed after `useNow` last fired.
  const now = new Date();
  useNow(nextSlotChange(slot, now));
  const own = ownHolds([slot], payments, now);
  return own && slotAvailability(slot, own, now);
}

/** The customer's draft, or the vehicle of their pending booking, or an empty form. */
function initialDraft(customer: string) {
  const pending = readPendingBooking(customer);
  return vehicleDraft(customer).read() ?? (pending ? vehicleDraftOf(pending) : emptyVehicleDraft);
}

/** The customer's own booking of the slot; null when it is not theirs, undefined while unknown. */
function useOwnBooking(slot: Slot, customer: string): Booking | null | undefined {
  const bookings = usePaidBookings(slot.isBooked === 'booked' ? customer : null);
  if (slot.isBooked !== 'booked' || bookings.state === 'failed') return null;
  if (bookings.state === 'loading') return undefined;
  const { begun, upcoming } = bookings.data;
  return [...begun, ...upcoming].find((booking) => ownsSlot(slot, booking)) ?? null;
}

interface VehicleFormProps {
  service: Service;
  slot: Slot;
  user: SessionUser;
}

/** The vehicle form with the button that leads to the payment. */
export function VehicleForm({ service, slot, user }: VehicleFormProps) {
  const [initialValues] = useState(() => initialDraft(user._id));
  const draft = useMemo(() => vehicleDraft(user._id), [user._id]);
  const today = useBusinessToday();
  const schema = useMemo(
    () => enteredVehicleSchema.shape(fittingVehicleFields(service, today)),
    [service, today],
  );
  const availability = useSlotAvailability(slot, user._id);
  const purchase = { service, slot, customer: user._id };
  const { processing, refusal, submit } = useBookSlot(purchase, availability);
  // While the call runs, the slot may already be held by this very call.
  const lost = availability && describeUnavailable(slot, availability);
  const loss = refusal ?? (lost === null ? null : { text: lost, code: 'slot_taken' as const });
  const ownBooking = useOwnBooking(slot, user._id);
  if (ownBooking && !processing) return <BookedByYou booking={ownBooking} />;

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <Stack component={Form} noValidate aria-labelledby="vehicle-heading" sx={{ gap: 3 }}>
        <Typography id="vehicle-heading" variant="h3" component="h2">
          Your vehicle
        </Typography>
        <VehicleFields service={service} otherVehicles={<OtherVehicles service={service} />} />
        <ConfirmBooking
          price={service.price}
          slot={slot}
          availability={availability}
          loss={processing || ownBooking === undefined ? null : loss}
          processing={processing}
        />
        <SaveDraft draft={draft} />
        <FocusFirstError />
      </Stack>
    </Formik>
  );
}
