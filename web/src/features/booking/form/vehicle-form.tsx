import type { Booking } from '@carwash/domain/bookings/booking';
import {
  describeUnavailable,
  ownPaymentInTheWay,
} from '@carwash/domain/bookings/slot-availability';
import type { ErrorCode } from '@carwash/domain/endpoint/errors';
import { visitFormFields } from '@carwash/domain/payments/visit';
import { hasChoices, type Quote, suitableAddOns } from '@carwash/domain/services/quote';
import type { Service } from '@carwash/domain/services/service';
import { isAtCustomer } from '@carwash/domain/services/service-location';
import type { JobLength } from '@carwash/domain/slots/job-length';
import type { Slot } from '@carwash/domain/slots/slot';
import { claimOf } from '@carwash/domain/slots/slot-state';
import type { SessionUser } from '@carwash/domain/users/session';
import { fittingVehicleFields } from '@carwash/domain/vehicles/fitting-vehicle';
import type { SavedVehicle } from '@carwash/domain/vehicles/saved-vehicle';
import { suitableVehicleTypes } from '@carwash/domain/vehicles/suitable-vehicles';
import { enteredVehicleSchema, type Vehicle } from '@carwash/domain/vehicles/vehicle';
import { knownVehicleType, type VehicleType } from '@carwash/domain/vehicles/vehicle-types';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  type BookingDraft,
  bookingDraft,
  bookingDraftOf,
  emptyBookingDraft,
} from '~/entities/bookings/booking-draft';
import { readPendingBooking } from '~/entities/bookings/pending-booking';
import { vehicleDraftOf } from '~/entities/bookings/vehicle-draft';
import { NoteField } from '~/entities/bookings/visit-fields';
import { useLatestPayments } from '~/entities/payments/queries';
import { AddOnFields } from '~/entities/services/choice/add-on-fields';
import { keepVehicleType, lastVehicleType } from '~/entities/services/choice/last-vehicle-type';
import type { ChosenInUrl } from '~/entities/services/choice/url-choice';
import { usualVehicleType } from '~/entities/services/choice/use-quote';
import { useLiveSettings } from '~/entities/settings/use-live-settings';
import { useGarage } from '~/entities/vehicles/queries';
import { type OwnOffer, useOwnOffer } from '~/entities/waitlist/queries';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { SaveDraft } from '~/lib/forms/save-draft';
import { useSettings } from '~/lib/settings/settings';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { ConfirmBooking } from './confirm-booking';
import { OwnAddress } from './own-address';
import { useBookSlot } from './use-book-slot';
import { useOwnBooking, useSlotAvailability } from './use-slot-for-customer';
import { VehicleChoice } from './vehicle-choice';

/**
 * Returns the details of the booking that the customer has gone to pay for. The note is returned only for its
 * own slot.
 */
function pendingDraft(customer: string, slot: Slot): BookingDraft | null {
  const pending = readPendingBooking(customer);
  if (!pending) return null;
  const draft = bookingDraftOf(pending);
  return pending.slotId === slot._id ? draft : { ...draft, note: '' };
}

interface WantedBooking {
  service: Service;
  /** The slot with its availability for the quote's minutes. */
  slot: Slot;
  quote: Quote & { length: JobLength };
  choice: ChosenInUrl;
}

/** Returns the type if the service suits it. */
const suitableType = (
  service: Service,
  type: string | null,
  types: readonly VehicleType[],
): string | null =>
  type !== null && suitableVehicleTypes(service, types).includes(type) ? type : null;

/**
 * Returns the initial values: the customer's draft, or else their pending booking, or else the vehicle with which
 * they waited for the slot, or else their first vehicle that the service suits, or else an empty form. A vehicle type in the address overrides the draft's; one
 * that was chosen on another page of this tab counts only without a draft.
 */
function initialDraft(
  customer: string,
  vehicles: readonly Vehicle[],
  wanted: WantedBooking,
  types: readonly VehicleType[],
): BookingDraft {
  const { service, slot, choice } = wanted;
  const inAddress = suitableType(service, choice.vehicleType, types);
  const draft = bookingDraft(customer, slot._id).read() ?? pendingDraft(customer, slot);
  if (draft && (inAddress === null || draft.vehicleType === inAddress)) return draft;
  const chosen = inAddress ?? suitableType(service, lastVehicleType(types), types);
  const suitable = chosen === null ? suitableVehicleTypes(service, types) : [chosen];
  const vehicle = vehicles.find(({ vehicleType }) => suitable.includes(vehicleType));
  const found = { ...emptyBookingDraft, ...(vehicle && vehicleDraftOf(vehicle)) };
  const { address, note } = draft ?? found;
  return { ...found, vehicleType: chosen ?? found.vehicleType, address, note };
}

/**
 * Stores the form's vehicle type for other pages, and copies it into the choice where it decides price and slot
 * length. Renders nothing.
 */
function FollowVehicleType({ service, choice }: Pick<WantedBooking, 'service' | 'choice'>) {
  const settings = useSettings();
  const { vehicleType } = useFormikContext<BookingDraft>().values;
  const type = knownVehicleType(vehicleType, settings.vehicleTypes);
  const decides = hasChoices(service, settings);
  const follow = useEffectEvent(() => {
    if (type === null) return;
    keepVehicleType(type);
    if (decides && type !== choice.vehicleType) choice.choose({ vehicleType: type });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows these two, whatever else changes
  useEffect(() => follow(), [type, decides]);
  return null;
}

/** The extras that suit the vehicle of the form. */
function ChosenAddOns({ service, choice }: Pick<WantedBooking, 'service' | 'choice'>) {
  const settings = useSettings();
  const type = choice.vehicleType ?? usualVehicleType(service, settings.vehicleTypes);
  return (
    <AddOnFields
      addOns={suitableAddOns(service, type, settings.addOns)}
      chosen={choice.addOns}
      onChoose={(addOns) => choice.choose({ addOns })}
    />
  );
}

interface VehicleFormProps extends WantedBooking {
  user: SessionUser;
  /** Called when the slot turns out to be the customer's own booking. */
  onOwnBooking: (booking: Booking) => void;
}

/**
 * The booking form with the button that leads to the payment. Appears once the customer's vehicles are
 * loaded.
 */
export function VehicleForm(props: VehicleFormProps) {
  const garage = useGarage(props.user._id);
  // The form stays when the vehicles are loaded again, so that no typed text is lost.
  const [isShown, setIsShown] = useState(false);
  const offered = useOwnOffer(props.user._id, props.slot._id);
  if (garage.state !== 'loading' && offered !== undefined && !isShown) setIsShown(true);
  if (!isShown) {
    return (
      <Stack role="status" aria-label="Loading your vehicles" sx={{ gap: 2 }}>
        <Skeleton width="40%" height={36} />
        <Skeleton variant="rounded" height={60} />
        <Skeleton variant="rounded" height={60} />
      </Stack>
    );
  }
  return (
    <KnownVehicleForm
      {...props}
      vehicles={garage.state === 'ready' ? garage.data : []}
      offered={offered ?? null}
    />
  );
}

const lapsedText = 'This time is no longer kept for you.';

/** Refusals that mean that the page shows outdated settings. */
const outdated = new Set<ErrorCode>([
  'bad_input',
  'refund_changed',
  'price_changed',
  'not_on_sale',
]);

interface KnownVehicleFormProps extends VehicleFormProps {
  vehicles: readonly SavedVehicle[];
  /** The slot is offered to the customer, who waited for it; null: it is not. */
  offered: OwnOffer | null;
}

function KnownVehicleForm({
  user,
  onOwnBooking,
  vehicles,
  offered,
  ...wanted
}: KnownVehicleFormProps) {
  const { service, slot, quote, choice } = wanted;
  const draft = useMemo(() => bookingDraft(user._id, slot._id), [user._id, slot._id]);
  const today = useBusinessToday();
  const settings = useSettings();
  const { vehicleTypes, askedVehicleDetails, cancellationHours, servedAreas } = settings;
  const [initialValues] = useState(() => {
    const known = offered ? [offered.entry.vehicle, ...vehicles] : vehicles;
    return initialDraft(user._id, known, wanted, vehicleTypes);
  });
  const vehicleSchema = useMemo(
    () =>
      enteredVehicleSchema.shape(
        fittingVehicleFields(service, today, { vehicleTypes, askedVehicleDetails }),
      ),
    [service, today, vehicleTypes, askedVehicleDetails],
  );
  const schema = useMemo(
    () => vehicleSchema.shape(visitFormFields(service, servedAreas)),
    [vehicleSchema, service, servedAreas],
  );
  const offer = useSlotAvailability(slot, user._id);
  const availability = offer?.availability ?? null;
  const purchase = { service, quote, slot, customer: user._id, cancellationHours };
  const { processing, refusal, submit } = useBookSlot(purchase, availability);
  useLiveSettings(refusal !== null && outdated.has(refusal.code));
  const payments = useLatestPayments(user._id);
  const own = payments.state === 'ready' ? payments.data : [];
  // While the call runs, this call itself may hold the slot.
  const unavailable = availability && describeUnavailable(slot, availability, own);
  const lost = unavailable && offered?.isLapsed ? `${lapsedText} ${unavailable}` : unavailable;
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
        <ChosenAddOns service={service} choice={choice} />
        <FollowVehicleType service={service} choice={choice} />
        {isAtCustomer(service) && <OwnAddress uid={user._id} />}
        <NoteField />
        <ConfirmBooking
          price={quote.amount}
          slot={slot}
          length={quote.length}
          choice={choice}
          availability={availability}
          heldUntil={offer?.heldUntil ?? null}
          isOffered={offered !== null && !offered.isLapsed}
          loss={processing || ownBooking !== null ? null : loss}
          ownHold={
            availability === 'yours' ? own.find((payment) => claimOf(slot, payment)) : undefined
          }
          inTheWay={
            availability === 'held' && refusal === null ? ownPaymentInTheWay(slot, own) : undefined
          }
          processing={processing}
        />
        <SaveDraft draft={draft} />
        <FocusFirstError />
      </Stack>
    </Formik>
  );
}
