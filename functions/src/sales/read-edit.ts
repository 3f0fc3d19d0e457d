import type { Booking, EditedPart } from '@carwash/domain/bookings/booking';
import { endAfterEdit } from '@carwash/domain/bookings/edit-policy';
import type { EditBooking } from '@carwash/domain/bookings/endpoints';
import { enteredNameOf, walkInName } from '@carwash/domain/bookings/walk-in-name';
import { vatPercentOf } from '@carwash/domain/money/vat';
import {
  refusalOfAddOns,
  refusalOfOtherPrice,
  refusalOfPaused,
} from '@carwash/domain/payments/sale-refusals';
import type { Edited } from '@carwash/domain/sales/edited';
import { addOnsToCheck, editedQuote } from '@carwash/domain/services/edited-quote';
import { addOnsOf } from '@carwash/domain/services/quote';
import { type Service, soldServiceSchema } from '@carwash/domain/services/service';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { withService } from '@carwash/domain/slots/slot-id';
import { businessClockTime } from '@carwash/domain/time/business-time';
import type { Customer } from '@carwash/domain/users/user';
import { type Vehicle, vehicleSchema } from '@carwash/domain/vehicles/vehicle';
import { vehicleTypeName } from '@carwash/domain/vehicles/vehicle-types';
import type { Context } from '../context.ts';
import { readSettings } from '../db/read-settings.ts';
import { badInput, toError } from '../errors/api-error.ts';
import { readService } from '../services/read-service.ts';
import { requirePhoneNumber } from '../users/require-phone-number.ts';
import { requireVehicleAtDesk } from '../vehicles/require-fitting-vehicle.ts';

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns the vehicle with what is named of it. */
const vehicleAfter = ({ vehicle }: Booking, body: EditBooking): Vehicle => {
  const named = Object.entries(body).filter(([, value]) => value !== undefined);
  const given = vehicleSchema.cast(Object.fromEntries(named), {
    stripUnknown: true,
    assert: false,
  });
  const isNamed = (field: string) => named.some(([name]) => name === field);
  const changes = Object.entries(given).filter(([field]) => isNamed(field));
  return { ...vehicle, ...Object.fromEntries(changes) };
};

interface Wanted {
  vehicle: Vehicle;
  serviceId: string;
  addOns: readonly string[];
}

interface Catalogue {
  service: Service;
  settings: PublicSettings;
}

/**
 * Checks that what is new may be sold.
 * @throws ApiError bad_input, not_on_sale
 */
function requireOnSale(
  before: Booking,
  { vehicle, addOns }: Wanted,
  { service, settings }: Catalogue,
  context: Context,
): void {
  if (service._id !== before.service._id) {
    const refusal = refusalOfPaused(service);
    if (refusal) throw toError(refusal);
    if (service.location !== before.service.location) {
      throw badInput('serviceId', 'This service is done at another place. Book it anew.');
    }
  }
  requireVehicleAtDesk(vehicle, service, settings, context);
  const { vehicleType } = vehicle;
  const asked = addOnsToCheck(before, service, { vehicleType, addOns });
  const refusal = refusalOfAddOns({ vehicleType, addOns: asked }, service, settings);
  if (refusal) throw toError(refusal);
}

type Sold = Pick<Edited, 'service' | 'lines' | 'amount' | 'vatPercent' | 'vehicle'>;

/** Returns what is sold afterwards. A change of the plate alone asks for nothing of the catalogue. */
async function soldAfter(before: Booking, wanted: Wanted, context: Context): Promise<Sold> {
  const { service, lines, amount, vehicle } = before;
  const plateOf = (one: Vehicle) => ({ ...one, registrationPlate: '' });
  const isSold =
    wanted.serviceId === service._id &&
    isSame(wanted.addOns.toSorted(), addOnsOf(before).toSorted()) &&
    isSame(plateOf(wanted.vehicle), plateOf(vehicle));
  if (isSold) return { service, lines, amount, vehicle: wanted.vehicle, vatPercent: null };
  const [settings, snapshot] = await Promise.all([
    readSettings(context),
    readService(wanted.serviceId, context),
  ]);
  const catalogue = { service: snapshot.data(), settings };
  requireOnSale(before, wanted, catalogue, context);
  const { vehicleType } = wanted.vehicle;
  const choice = { vehicleType, addOns: wanted.addOns };
  const quote = editedQuote(before, catalogue.service, choice, settings);
  const isSameSale = wanted.serviceId === service._id && isSame(quote.lines, lines);
  return {
    service:
      wanted.serviceId === service._id
        ? service
        : soldServiceSchema.cast(catalogue.service, { stripUnknown: true }),
    lines: quote.lines,
    amount: quote.amount,
    vehicle: {
      ...wanted.vehicle,
      // The same type keeps the name under which it was sold.
      ...(vehicleType !== vehicle.vehicleType && {
        vehicleTypeName: vehicleTypeName(vehicleType, settings.vehicleTypes),
      }),
    },
    vatPercent: isSameSale ? null : vatPercentOf(catalogue.service, settings),
  };
}

/**
 * Returns the customer with what is named of them. One who gave no name is booked under the plate.
 * @throws ApiError bad_input for an invalid phone number, and for a booking of an account
 */
async function customerAfter(
  before: Booking,
  { registrationPlate }: Vehicle,
  { customerName, customerPhone, customerEmail }: EditBooking,
  context: Context,
): Promise<Customer> {
  const { customer } = before;
  const named = Object.entries({ customerName, customerPhone, customerEmail });
  const [first] = named.find(([, value]) => value !== undefined) ?? [];
  if (first !== undefined && customer.uid !== null) {
    throw badInput(first, 'This customer has an account, in which they change it themselves.');
  }
  return {
    uid: customer.uid,
    name: walkInName(customerName ?? enteredNameOf(before), registrationPlate),
    email: customerEmail ?? customer.email,
    phone: customerPhone
      ? await requirePhoneNumber('customerPhone', customerPhone, context)
      : (customerPhone ?? customer.phone),
  };
}

type NamedVisit = Pick<Booking, 'customer' | 'vehicle'>;

/** Tells whether two customers are the same but for the plate under which one without a name is booked. */
const isSameCustomer = (one: NamedVisit, other: NamedVisit): boolean => {
  const contactOf = (visit: NamedVisit) => ({ ...visit.customer, name: enteredNameOf(visit) });
  return isSame(contactOf(one), contactOf(other));
};

/**
 * Returns what a booking says after an edit.
 * @throws ApiError bad_input that names the field, not_found for an unknown service, not_on_sale, price_changed
 */
export async function readEdit(
  before: Booking,
  body: EditBooking,
  context: Context,
): Promise<Edited> {
  const { currency, businessTimeZone: timeZone } = context.settings;
  const wanted = vehicleAfter(before, body);
  const serviceId = body.serviceId ?? before.service._id;
  const addOns = [...new Set(body.addOns ?? addOnsOf(before))];
  const sold = await soldAfter(before, { vehicle: wanted, serviceId, addOns }, context);
  const { vehicle } = sold;
  const refusal = refusalOfOtherPrice({ amount: sold.amount, agreed: body.agreedAmount, currency });
  if (refusal) throw toError(refusal);
  const endsAt = endAfterEdit(before, sold.lines, body.longerBy ?? 0);
  const endTime = businessClockTime(endsAt, timeZone);
  const isOtherService = serviceId !== before.service._id;
  const _id = isOtherService ? withService(before.slot._id, serviceId) : before.slot._id;
  const customer = await customerAfter(before, vehicle, body, context);
  const isOther: Record<EditedPart, boolean> = {
    customer: !isSameCustomer(before, { customer, vehicle }),
    vehicle: !isSame(vehicle, before.vehicle),
    service: isOtherService,
    add_ons: !isSame(addOnsOf(sold).toSorted(), addOnsOf(before).toSorted()),
    length: endsAt.getTime() !== before.slot.endsAt.getTime(),
  };
  return {
    ...sold,
    customer,
    slot: { ...before.slot, _id, endsAt, endTime },
    changed: (Object.keys(isOther) as EditedPart[]).filter((part) => isOther[part]),
  };
}
