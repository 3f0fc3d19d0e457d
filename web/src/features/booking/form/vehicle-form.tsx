import type { Booking } from '@carwash/domain/bookings/booking';
import {
  describeUnavailable,
  nextAvailabilityChange,
} from '@carwash/domain/bookings/slot-availability';
import {
  addAvailability,
  type SlotWithAvailability,
} from '@carwash/domain/bookings/slots-with-availability';
import type { SavedVehicle } from '@carwash/domain/garage/saved-vehicle';
import { claimOf } from '@carwash/domain/payments/paid-slot-policy';
import { visitFormFields } from '@carwash/domain/payments/visit';
import type { Service } from '@carwash/domain/services/service';
import { isAtCustomer } from '@carwash/domain/services/service-location';
import {
  fittingVehicleFields,
  suitableVehicleTypes,
} from '@carwash/domain/services/suitable-vehicles';
import { enteredVehicleSchema } from '@carwash/domain/services/vehicle';
import type { Slot } from '@carwash/domain/slots/slot';
import type { SessionUser } from '@carwash/domain/users/session';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  type BookingDraft,
  bookingDraft,
  bookingDraftOf,
  emptyBookingDraft,
} from '~/entities/bookings/booking-draft';
import { readPendingBooking } from '~/entities/bookings/pending-booking';
import { usePaidBookings } from '~/entities/bookings/queries';
import { NoteField } from '~/entities/bookings/visit-fields';
import { useGarage } from '~/entities/garage/queries';
import { ownHolds } from '~/entities/payments/own-holds';
import { useLatestPayments } from '~/entities/payments/queries';
import { useLiveSettings } from '~/entities/settings/use-live-settings';
import { useBookingWindow } from '~/entities/slots/booking-window';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useNow } from '~/lib/clock/use-now';
import { SaveDraft } from '~/lib/forms/save-draft';
import { useSettings } from '~/lib/settings/settings';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { ConfirmBooking } from './confirm-booking';
import { OwnAddress } from './own-address';
import { useBookSlot } from './use-book-slot';
import { VehicleChoice } from './vehicle-choice';

/**
 * Availability of a slot for `customer`; null while it is unknown whose hold is on it. Re-renders
 * when it changes with time.
 */
function useSlotAvailability(slot: Slot, customer: string): SlotWithAvailability | null {
  const payments = useLatestPayments(customer);
  const window = useBookingWindow();
  // Computed on every render: the slot may have changed after `useNow` last fired.
  const now = new Date();
  useNow(nextAvailabilityChange(slot, window, now));
  const own = ownHolds([slot], payments, now);
  return (own && addAvailability([slot], own, window, now)[0]) ?? null;
}

/** The booking that the customer has gone to pay for. Its note is for its own slot alone. */
function pendingDraft(customer: string, slot: Slot): BookingDraft | null {
  const pending = readPendingBooking(customer);
  if (!pending) return null;
  const draft = bookingDraftOf(pending);
  return pending.slotId === slot._id ? draft : { ...draft, note: '' };
}

interface WantedBooking {
  service: Service;
  slot: Slot;
}

/**
 * The customer's draft, or what their pending booking says, or the first of their vehicles that the
 * service suits, or an empty form.
 */
function initialDraft(
  customer: string,
  vehicles: readonly SavedVehicle[],
  { service, slot }: WantedBooking,
): BookingDraft {
  const draft = bookingDraft(customer, slot._id).read() ?? pendingDraft(customer, slot);
  if (draft) return draft;
  const suitable = suitableVehicleTypes(service);
  const vehicle = vehicles.find(({ vehicleType }) => suitable.includes(vehicleType));
  return vehicle ? bookingDraftOf(vehicle) : emptyBookingDraft;
}

/** The customer's own booking of the slot; null when it is not theirs, undefined while unknown. */
function useOwnBooking(slot: Slot, customer: string): Booking | null | undefined {
  const isBooked = slot.claims.some(({ heldUntil }) => heldUntil === null);
  const bookings = usePaidBookings(isBooked ? customer : null);
  if (!isBooked || bookings.state === 'failed') return null;
  if (bookings.state === 'loading') return undefined;
  const { begun, upcoming } = bookings.data;
  return [...begun, ...upcoming].find((booking) => claimOf(slot, booking)) ?? null;
}

interface VehicleFormProps extends WantedBooking {
  user: SessionUser;
  /** Called when the slot turns out to be the customer's own booking. */
  onOwnBooking: (booking: Booking) => void;
}

/** What is asked about the booking, with the button that leads to the payment, once the customer's vehicles are known. */
export function VehicleForm(props: VehicleFormProps) {
  const garage = useGarage(props.user._id);
  // Stays when the vehicles are asked for again: nothing that is typed must go.
  const [isShown, setIsShown] = useState(false);
  if (garage.state !== 'loading' && !isShown) setIsShown(true);
  if (!isShown) {
    return (
      <Stack role="status" aria-label="Loading your vehicles" sx={{ gap: 2 }}>
        <Skeleton width="40%" height={36} />
        <Skeleton variant="rounded" height={60} />
        <Skeleton variant="rounded" height={60} />
      </Stack>
    );
  }
  return <KnownVehicleForm {...props} vehicles={garage.state === 'ready' ? garage.data : []} />;
}

interface KnownVehicleFormProps extends VehicleFormProps {
  vehicles: readonly SavedVehicle[];
}

function KnownVehicleForm({ service, slot, user, onOwnBooking, vehicles }: KnownVehicleFormProps) {
  const [initialValues] = useState(() => initialDraft(user._id, vehicles, { service, slot }));
  const draft = useMemo(() => bookingDraft(user._id, slot._id), [user._id, slot._id]);
  const today = useBusinessToday();
  const { askedVehicleDetails, cancellationHours } = useSettings();
  const vehicleSchema = useMemo(
    () => enteredVehicleSchema.shape(fittingVehicleFields(service, today, askedVehicleDetails)),
    [service, today, askedVehicleDetails],
  );
  const schema = useMemo(
    () => vehicleSchema.shape(visitFormFields(service)),
    [vehicleSchema, service],
  );
  const offer = useSlotAvailability(slot, user._id);
  const availability = offer?.availability ?? null;
  const purchase = { service, slot, customer: user._id, cancellationHours };
  const { processing, refusal, submit } = useBookSlot(purchase, availability);
  useLiveSettings(refusal?.code === 'refund_changed' || refusal?.code === 'not_on_sale');
  // While the call runs, the slot may already be held by this very call.
  const lost = availability && describeUnavailable(slot, availability);
  const loss = refusal ?? (lost === null ? null : { text: lost, code: 'slot_taken' as const });
  const ownBooking = useOwnBooking(slot, user._id);
  const tellOwnBooking = useEffectEvent(onOwnBooking);
  useEffect(() => {
    if (ownBooking && !processing) tellOwnBooking(ownBooking);
  }, [ownBooking, processing]);

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <Stack component={Form} noValidate aria-labelledby="vehicle-heading" sx={{ gap: 3 }}>
        <Typography id="vehicle-heading" variant="h3" component="h2">
          Your vehicle
        </Typography>
        <VehicleChoice
          service={service}
          vehicles={vehicles}
          isComplete={(vehicle) => vehicleSchema.isValidSync(vehicle)}
        />
        {isAtCustomer(service) && <OwnAddress uid={user._id} />}
        <NoteField />
        <ConfirmBooking
          price={service.price}
          slot={slot}
          availability={availability}
          heldUntil={offer?.heldUntil ?? null}
          loss={processing || ownBooking !== null ? null : loss}
          processing={processing}
        />
        <SaveDraft draft={draft} />
        <FocusFirstError />
      </Stack>
    </Formik>
  );
}
