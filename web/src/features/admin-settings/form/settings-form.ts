import type { AddOn } from '@carwash/domain/services/add-ons';
import { vehicleDetails } from '@carwash/domain/services/vehicle-details';
import type { VehicleSize } from '@carwash/domain/services/vehicle-sizes';
import { type VehicleType, vehicleTypes } from '@carwash/domain/services/vehicle-types';
import {
  settingsLists,
  type UpdateSettings,
  updateSettingsSchema,
} from '@carwash/domain/settings/endpoints';
import type { HoursException, Period } from '@carwash/domain/settings/opening-hours';
import {
  type PublicSettings,
  publicSettingsSchema,
} from '@carwash/domain/settings/public-settings';
import { type FormikErrors, yupToFormErrors } from 'formik';
import { array, object, string } from 'yup';
import {
  comparablePicture,
  type PictureEntry,
  pictureEntriesOf,
  pictureEntriesSchema,
  pictureOf,
} from '~/entities/images/picture-entries';
import { changedFields, type FormComparison, type ToComparable } from '~/lib/forms/form-changes';
import { changesDraft } from '~/lib/forms/form-draft';
import { type TypedNumber, typedNumber } from '~/lib/forms/typed-number';

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
  vehicleTypes: VehicleType[];
}

export interface SettingsForm {
  name: string;
  tagline: string;
  /** Lines of the address, followed by empty ones to fill in. */
  address: string[];
  city: string;
  mapLink: string;
  phone: string;
  email: string;
  /** The hours of each weekday, from Sunday. */
  hours: { periods: Period[] }[];
  exceptions: ExceptionEntry[];
  bookAheadDays: TypedNumber;
  lastMinutes: TypedNumber;
  holdMinutes: TypedNumber;
  cancellationHours: TypedNumber;
  askedVehicleDetails: PublicSettings['askedVehicleDetails'];
  pictures: PictureEntry[];
  sizes: VehicleSize[];
  addOns: AddOnEntry[];
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

/** Least number of address lines in the form. */
const addressLines = 3;

export const settingsFormOf = ({
  address,
  exceptions,
  pictures,
  addOns,
  ...settings
}: PublicSettings): SettingsForm => ({
  ...settings,
  address: [...address, ...Array(Math.max(addressLines - address.length, 0)).fill('')],
  exceptions: exceptionEntries(exceptions),
  pictures: pictureEntriesOf(pictures),
  addOns: addOns.map(({ services, vehicleTypes, ...addOn }) => ({
    ...addOn,
    services: services ?? [],
    vehicleTypes: vehicleTypes ?? [],
  })),
});

/** Names of the fields, for use within a sentence. */
export const settingsFieldNames: Record<keyof SettingsForm, string> = {
  name: 'name',
  tagline: 'tagline',
  address: 'address',
  city: 'city',
  mapLink: 'map link',
  phone: 'phone',
  email: 'email',
  hours: 'opening hours',
  exceptions: 'exceptions',
  bookAheadDays: 'days ahead',
  lastMinutes: 'lead time',
  holdMinutes: 'hold time',
  cancellationHours: 'cancellation notice',
  askedVehicleDetails: 'vehicle details',
  pictures: 'pictures',
  sizes: 'vehicle sizes',
  addOns: 'extras',
};

const numberOf = (typed: TypedNumber) => (typed === '' ? undefined : typed);

/** Removes empty lines, but keeps the first, because one is required. */
const linesOf = ([first = '', ...others]: string[]) => [
  first,
  ...others.filter((line) => line.trim() !== ''),
];

/** Returns the exception for the API. Without a last day it is one day long. */
const exceptionOf = ({ id, ...exception }: ExceptionEntry) => ({
  ...exception,
  to: exception.to || exception.from,
});

const orAll = <T>(named: readonly T[]): readonly T[] | null => (named.length > 0 ? named : null);

const addOnOf = ({ price, minutes, services, vehicleTypes, ...addOn }: AddOnEntry) => ({
  ...addOn,
  price: numberOf(price),
  minutes: numberOf(minutes),
  services: orAll(services),
  vehicleTypes: orAll(vehicleTypes),
});

const ruleNames = ['bookAheadDays', 'lastMinutes', 'holdMinutes', 'cancellationHours'] as const;

/** Returns the fields as the API takes them. */
const bodyOf = ({ address, exceptions, pictures, addOns, ...others }: Partial<SettingsForm>) => ({
  ...others,
  ...(address && { address: linesOf(address) }),
  ...(exceptions && { exceptions: exceptions.map(exceptionOf) }),
  ...(pictures && { pictures: pictures.map(pictureOf) }),
  ...(addOns && { addOns: addOns.map(addOnOf) }),
  ...Object.fromEntries(
    ruleNames.flatMap((name) => {
      const typed = others[name];
      return typed === undefined ? [] : [[name, numberOf(typed)]];
    }),
  ),
});

const comparableSize = (size: VehicleSize) => ({
  ...size,
  vehicleTypes: size.vehicleTypes.toSorted(),
});

/** Returns the values for comparison, without surrounding spaces. */
const comparableSettings: ToComparable<SettingsForm> = (typed) => ({
  ...typed,
  name: typed.name.trim(),
  tagline: typed.tagline.trim(),
  address: linesOf(typed.address).map((line) => line.trim()),
  city: typed.city.trim(),
  mapLink: typed.mapLink.trim(),
  phone: typed.phone.trim(),
  email: typed.email.trim(),
  exceptions: typed.exceptions.map(exceptionOf),
  askedVehicleDetails: typed.askedVehicleDetails.toSorted(),
  pictures: typed.pictures.map(comparablePicture),
  sizes: typed.sizes.map(comparableSize),
  addOns: typed.addOns.map(addOnOf),
});

export const settingsComparison: FormComparison<SettingsForm> = {
  toComparable: comparableSettings,
  lists: {
    hours: { idOf: (_, weekday) => weekday, comparable: (day) => day },
    exceptions: { idOf: ({ id }) => id, comparable: exceptionOf },
    pictures: { idOf: ({ id }) => id, comparable: comparablePicture },
    sizes: { idOf: ({ _id }) => _id, comparable: comparableSize },
    addOns: { idOf: ({ _id }) => _id, comparable: addOnOf },
  },
};

/** Validates the form with the schema of the API. */
export async function checkSettingsForm(typed: SettingsForm): Promise<FormikErrors<SettingsForm>> {
  try {
    await publicSettingsSchema.validate(bodyOf(typed), { abortEarly: false });
    return {};
  } catch (refusal) {
    return yupToFormErrors(refusal);
  }
}

/**
 * Returns the request body: only the changes, so that other fields are not overwritten with old values, and
 * for each changed list the version it started from, so that no entry is lost that another admin adds at the
 * same time.
 */
export function settingsUpdate(typed: SettingsForm, saved: PublicSettings): UpdateSettings {
  const changes = changedFields(typed, settingsFormOf(saved), comparableSettings);
  const seen = settingsLists
    .filter((name) => Object.hasOwn(changes, name))
    .map((name) => [name, saved[name]]);
  return updateSettingsSchema.cast({
    ...bodyOf(changes),
    ...(seen.length > 0 && { seen: Object.fromEntries(seen) }),
  });
}

const typedPeriods = () =>
  array()
    .of(object({ opens: string().defined(), closes: string().defined() }))
    .defined();

const typedTypes = () => array().of(string().oneOf(vehicleTypes).defined()).defined();

const draftSchema = object({
  name: string(),
  tagline: string(),
  address: array().of(string().defined()),
  city: string(),
  mapLink: string(),
  phone: string(),
  email: string(),
  hours: array()
    .of(object({ periods: typedPeriods() }))
    .length(7),
  exceptions: array().of(
    object({
      id: string().defined(),
      from: string().defined(),
      to: string().defined(),
      periods: typedPeriods(),
      note: string().defined(),
    }),
  ),
  bookAheadDays: typedNumber(),
  lastMinutes: typedNumber(),
  holdMinutes: typedNumber(),
  cancellationHours: typedNumber(),
  askedVehicleDetails: array().of(string().oneOf(vehicleDetails).defined()),
  pictures: pictureEntriesSchema(),
  sizes: array().of(
    object({ _id: string().defined(), name: string().defined(), vehicleTypes: typedTypes() }),
  ),
  addOns: array().of(
    object({
      _id: string().defined(),
      name: string().defined(),
      price: typedNumber().defined(),
      minutes: typedNumber().defined(),
      services: array().of(string().defined()).defined(),
      vehicleTypes: typedTypes(),
    }),
  ),
});

/** Returns the draft of changes to the settings, one per user and tab. */
export const settingsDraft = (uid: string) => changesDraft(`settingsDraft:${uid}`, draftSchema);
