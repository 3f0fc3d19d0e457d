import type { AddOn } from '@carwash/domain/services/add-ons';
import { type UpdateSettings, updateSettingsSchema } from '@carwash/domain/settings/endpoints';
import type { HoursException, Period } from '@carwash/domain/settings/opening-hours';
import {
  type PublicSettings,
  publicSettingsSchema,
} from '@carwash/domain/settings/public-settings';
import { type VehicleDetail, vehicleDetails } from '@carwash/domain/vehicles/vehicle-details';
import type { VehicleSize } from '@carwash/domain/vehicles/vehicle-sizes';
import type { VehicleType } from '@carwash/domain/vehicles/vehicle-types';
import { array, object, string } from 'yup';
import {
  comparablePicture,
  type PictureEntry,
  pictureEntriesOf,
  pictureEntriesSchema,
  pictureOf,
} from '~/entities/images/picture-entries';
import type { Changes } from '~/lib/forms/form-draft';
import { createFormModel, type FieldDeclaration, type FormValues } from '~/lib/forms/form-model';
import { textEntries, textEntriesSchema, withoutBlankEnd } from '~/lib/forms/text-list';
import { numberOf, type TypedNumber, typedNumber } from '~/lib/forms/typed-number';

/** An exception to the weekly hours, in the form. */
export interface ExceptionEntry extends HoursException {
  /**
   * Identifies the exception while it is edited: derived from the days for saved exceptions, random for new
   * ones.
   */
  id: string;
  periods: Period[];
}

/** An add-on in the form. */
export interface AddOnEntry extends Omit<AddOn, 'price' | 'minutes' | 'services' | 'vehicleTypes'> {
  price: TypedNumber;
  minutes: TypedNumber;
  /** Ids of services; empty: every service. */
  services: string[];
  /** Empty: every type. */
  vehicleTypes: string[];
}

/**
 * Turns saved exceptions into form entries. The same exceptions always get the same ids, even if others were
 * added or removed before them.
 */
function exceptionEntries(exceptions: readonly HoursException[]): ExceptionEntry[] {
  const counts = new Map<string, number>();
  return exceptions.map((exception) => {
    const days = `${exception.from}/${exception.to}`;
    const count = (counts.get(days) ?? 0) + 1;
    counts.set(days, count);
    return { ...exception, periods: [...exception.periods], id: `${days}/${count}` };
  });
}

/** Returns the exception for the API. Without a last day it is one day long. */
const exceptionOf = ({ id, ...exception }: ExceptionEntry) => ({
  ...exception,
  to: exception.to || exception.from,
});

const addOnEntryOf = ({ services, vehicleTypes, ...addOn }: AddOn): AddOnEntry => ({
  ...addOn,
  services: services ?? [],
  vehicleTypes: vehicleTypes ?? [],
});

const orAll = <T>(named: readonly T[]): readonly T[] | null => (named.length > 0 ? named : null);

const addOnOf = ({ price, minutes, services, vehicleTypes, ...addOn }: AddOnEntry) => ({
  ...addOn,
  price: numberOf(price),
  minutes: numberOf(minutes),
  services: orAll(services),
  vehicleTypes: orAll(vehicleTypes),
});

const comparableSize = (size: VehicleSize) => ({
  ...size,
  name: size.name.trim(),
  vehicleTypes: size.vehicleTypes.toSorted(),
});

/** Least number of address lines in the form. */
const addressLines = 3;

const addressForm = (address: readonly string[]): string[] => [
  ...address,
  ...Array<string>(Math.max(addressLines - address.length, 0)).fill(''),
];

/** Removes empty lines, but keeps the first, because one is required. */
const linesOf = ([first = '', ...others]: string[]) => [
  first,
  ...others.filter((line) => line.trim() !== ''),
];

const typedPeriods = () =>
  array()
    .of(object({ opens: string().defined(), closes: string().defined() }))
    .defined();

const typedTypes = () => array().of(string().defined()).defined();

const field = <Value>(declared: FieldDeclaration<PublicSettings, Value>) => declared;

const text = (label: string, from: (settings: PublicSettings) => string) =>
  field({ label, from, draft: string() });

const number = (label: string, from: (settings: PublicSettings) => TypedNumber) =>
  field({ label, from, draft: typedNumber(), toRequest: numberOf });

const fields = {
  name: text('name', ({ name }) => name),
  tagline: text('tagline', ({ tagline }) => tagline),
  /** Lines of the address, followed by empty ones to fill in. */
  address: field<string[]>({
    label: 'address',
    from: ({ address }) => addressForm(address),
    draft: array().of(string().defined()),
    toRequest: linesOf,
  }),
  city: text('city', ({ city }) => city),
  mapLink: text('map link', ({ mapLink }) => mapLink),
  phone: text('phone', ({ phone }) => phone),
  email: text('email', ({ email }) => email),
  /** The hours of each weekday, from Sunday. */
  hours: field<{ periods: Period[] }[]>({
    label: 'opening hours',
    isList: true,
    from: ({ hours }) => hours,
    draft: array()
      .of(object({ periods: typedPeriods() }))
      .length(7),
  }),
  exceptions: field<ExceptionEntry[]>({
    label: 'exceptions',
    isList: true,
    from: ({ exceptions }) => exceptionEntries(exceptions),
    draft: array().of(
      object({
        id: string().defined(),
        from: string().defined(),
        to: string().defined(),
        periods: typedPeriods(),
        note: string().defined(),
      }),
    ),
    toRequest: (typed) => typed.map(exceptionOf),
  }),
  bookAheadDays: number('days ahead', ({ bookAheadDays }) => bookAheadDays),
  lastMinutes: number('lead time', ({ lastMinutes }) => lastMinutes),
  holdMinutes: number('hold time', ({ holdMinutes }) => holdMinutes),
  unansweredMinutes: number('time without an answer', ({ unansweredMinutes }) => unansweredMinutes),
  cancellationHours: number('cancellation notice', ({ cancellationHours }) => cancellationHours),
  refundDays: number('refund time', ({ refundDays }) => refundDays),
  graceMinutes: number('grace time', ({ graceMinutes }) => graceMinutes),
  photoDays: number('days of photos', ({ photoDays }) => photoDays),
  refundNote: text('refund note', ({ refundNote }) => refundNote),
  vatPercent: number('VAT', ({ vatPercent }) => vatPercent),
  askedVehicleDetails: field<VehicleDetail[]>({
    label: 'vehicle details',
    from: ({ askedVehicleDetails }) => askedVehicleDetails,
    draft: array().of(string().oneOf(vehicleDetails).defined()),
    comparable: (typed) => typed.toSorted(),
  }),
  servedAreas: field<string[]>({
    label: 'areas',
    isList: true,
    from: ({ servedAreas }) => textEntries(servedAreas),
    draft: textEntriesSchema(),
    toRequest: withoutBlankEnd,
  }),
  pictures: field<PictureEntry[]>({
    label: 'pictures',
    isList: true,
    from: ({ pictures }) => pictureEntriesOf(pictures),
    draft: pictureEntriesSchema(),
    toRequest: (typed) => typed.map(pictureOf),
    comparable: (typed) => typed.map(comparablePicture),
  }),
  vehicleTypes: field<VehicleType[]>({
    label: 'vehicle types',
    isList: true,
    from: ({ vehicleTypes }) => vehicleTypes,
    draft: array().of(object({ _id: string().defined(), name: string().defined() })),
    comparable: (typed) => typed.map(({ name, ...type }) => ({ ...type, name: name.trim() })),
  }),
  sizes: field<VehicleSize[]>({
    label: 'vehicle sizes',
    isList: true,
    from: ({ sizes }) => sizes,
    draft: array().of(
      object({ _id: string().defined(), name: string().defined(), vehicleTypes: typedTypes() }),
    ),
    comparable: (typed) => typed.map(comparableSize),
  }),
  addOns: field<AddOnEntry[]>({
    label: 'extras',
    isList: true,
    from: ({ addOns }) => addOns.map(addOnEntryOf),
    draft: array().of(
      object({
        _id: string().defined(),
        name: string().defined(),
        price: typedNumber().defined(),
        minutes: typedNumber().defined(),
        services: array().of(string().defined()).defined(),
        vehicleTypes: typedTypes(),
      }),
    ),
    toRequest: (typed) => typed.map(addOnOf),
  }),
};

/** The values of the settings form. */
export type SettingsForm = FormValues<typeof fields>;

export const settingsForm = createFormModel<PublicSettings, SettingsForm>(
  fields,
  publicSettingsSchema,
);

/** Returns the request body. */
export const settingsUpdate = (changes: Changes<SettingsForm>): UpdateSettings =>
  updateSettingsSchema.cast(settingsForm.updateOf(changes));
